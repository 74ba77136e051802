import type { HomeMode } from './homeMode.ts';

export type Company = {
  id: number;
  name: string;
  /** The tenant's short name, the first label of its host. */
  alias: string;
  logo: string;
  favicon: string;
  /** As configured; `brandColour` validates it. */
  colour: string;
  settings: CompanySettings;
  currency: string;
  /** BCP 47; the locale of the company's numbers. */
  locale: string;
  phone: string;
  email: string;
  notificationsEmail: string;
  openPortal: boolean;
  fullOrderNumber: boolean;
  /** The product lines that the portal shows; empty for all. */
  categories: string[];
  categoriesToHide: string[];
  /** The product ids that may be sold; null for all. */
  products: number[] | null;
  /** The information pages that the company has, which are linked to; null for all. */
  pages: readonly string[] | null;
  /** How the portal gets pushes, as the back office says it; `api/push` reads it when somebody wants them. */
  push?: unknown;
};

/** The parsed settings (rules: Company settings). */
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
  /** Empty uses the portal's own label. */
  quantityLabel: string;
};
