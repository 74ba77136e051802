import type { HomeMode } from './homeMode.ts';

/** A wholesaler whose portal this is (specification §3, Company). */
export type Company = {
  id: number;
  name: string;
  /** The tenant's short name: the first label of its host. */
  alias: string;
  /** Address of the logo; empty when there is none. */
  logo: string;
  favicon: string;
  /** As the company set it; `brandColour` decides whether it can be used. */
  colour: string;
  settings: CompanySettings;
  currency: string;
  /** BCP 47, for instance `es-CO`: how the company prints numbers when the customer's language says nothing of it. */
  locale: string;
  phone: string;
  email: string;
  notificationsEmail: string;
  openPortal: boolean;
  fullOrderNumber: boolean;
  categoriesToHide: string[];
  /** The ids that may be sold; null sells everything. */
  products: number[] | null;
};

/** The switches of a company, read once (specification §1, §5, §9; rules: Numbers). */
export type CompanySettings = {
  homeMode: HomeMode;
  enableInvoice: string | null;
  priceDecimals: number;
  hidePrices: boolean;
  showNetPrice: boolean;
  hideProductName: boolean;
  showCodeInsteadOfRemark: boolean;
  inventoryCheck: boolean;
  inventoryCheckSkip: number[];
  hideSoldOutItems: boolean;
  advancedPriceRules: boolean;
  sizeInput: boolean;
  freeShippingMinimum: string | null;
  shippingMinimumCost: boolean;
  minimumOrder: string | null;
  footerMessage: string;
  newCustomersDisabled: boolean;
  filterSelection: 'single' | 'multiple';
  nodeSync: boolean;
  addDays: string | null;
  skipWeekend: boolean;
  emailNotificationsDisabled: boolean;
  /** Empty: the portal's own word for quantity. */
  quantityLabel: string;
  orderPreauthorization: string | null;
};
