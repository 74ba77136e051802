const BRAND_TERM = /\bwolf\b/i;

/**
 * Whether this is the brand whose prices come from source WO, whose price rules have their own service and whose
 * transactions go to the node service (specification §6, Tenant variant). It is recognised by the term in the company's
 * name.
 */
export function isBrandTenant(companyName: string): boolean {
  return BRAND_TERM.test(companyName);
}
