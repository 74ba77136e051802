const BRAND_TERM = /\bwolf\b/i;

/** The brand whose prices, rules and transactions use their own services (specification §6, Tenant variant). */
export function isBrandTenant(companyName: string): boolean {
  return BRAND_TERM.test(companyName);
}
