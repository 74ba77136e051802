import type { ServiceUrls } from '../../src/api/serviceUrls.ts';

/** Every service of a back office at one address, as the reference back end offers them. */
export const serviceAddresses = (address: string, brandRulesApi = `${address}/brand`): ServiceUrls => ({
  companyApi: address,
  api: address,
  productApi: address,
  orderApi: address,
  legacyApi: address,
  searchApi: address,
  documentsApi: address,
  brandRulesApi,
});
