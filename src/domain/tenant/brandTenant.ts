/**
 * The brand whose prices, rules and transactions use their own services: its companies have the brand's term as a word of
 * their name (rules: Price source). Without a term there is no such brand.
 */
export function isBrandTenant(companyName: string, brandTerm: string): boolean {
  const term = brandTerm.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return term !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${term}(?![\\p{L}\\p{N}])`, 'iu').test(companyName);
}
