/** Where the services of the back office are; absolute, without a slash at the end (specification §7). */
export type Addresses = {
  companyApi: string;
  api: string;
  productApi: string;
  orderApi: string;
  /** The host that takes transactions of the payment flow (specification §7, legacy host). */
  legacyApi: string;
  searchApi: string;
  documentsApi: string;
  /** The price rules of the brand's companies (specification §6). */
  brandRulesApi: string;
};

export type Service = keyof Addresses;

/** Pictures and files may be named relative to the service that names them; empty stays empty. */
export const resolveAddress = (address: string, service: string): string =>
  address === '' ? '' : new URL(address, `${service}/`).href;
