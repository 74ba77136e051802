import type { ConfiguredUrls, ServiceUrls } from './serviceUrls.ts';

/** Apart from the configuration, because the login needs neither of the two services. */
export const completeUrls = (urls: ConfiguredUrls): ServiceUrls => ({
  ...urls,
  brandRulesApi: urls.brandRulesApi ?? urls.api,
  legacyApi: urls.legacyApi ?? urls.orderApi,
});
