const BRAND_TERM = /\bwolf\b/i;

/**
 * Whether the company is of the one brand whose prices come from source WO, whose price rules have a service of their own
 * and whose transactions go to the node service (specification §6, Tenant variant): its name holds the brand's term.
 */
export function isBrandTenant(companyName: string): boolean {
  return BRAND_TERM.test(companyName);
}
