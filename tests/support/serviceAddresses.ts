import type { PortalSettings } from '../../src/state/portal.ts';

/** Every service of a back office at one address, as the reference back end offers them. */
export const serviceAddresses = (
  address: string,
  brandRulesApi = `${address}/brand`,
): PortalSettings['addresses'] => ({
  companyApi: address,
  api: address,
  productApi: address,
  orderApi: address,
  legacyApi: address,
  searchApi: address,
  documentsApi: address,
  brandRulesApi,
});
