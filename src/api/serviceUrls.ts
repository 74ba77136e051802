/** Base URLs of the back office's services: absolute, without a trailing slash. */
export type ServiceUrls = {
  companyApi: string;
  api: string;
  productApi: string;
  orderApi: string;
  /** The host for transactions of the payment flow. */
  legacyApi: string;
  searchApi: string;
  documentsApi: string;
  /** The price-rule service of the brand's companies (rules: Price source). */
  brandRulesApi: string;
};

export type Service = keyof ServiceUrls;

type OptionalService = 'legacyApi' | 'brandRulesApi';
export type RequiredService = Exclude<Service, OptionalService>;

/** As configured: two services may be parts of others (`completeUrls`). */
export type ConfiguredUrls = Pick<ServiceUrls, RequiredService> & {
  [Name in OptionalService]?: string | null | undefined;
};

export const resolveUrl = (url: string, service: string): string =>
  url === '' ? '' : new URL(url, `${service}/`).href;
