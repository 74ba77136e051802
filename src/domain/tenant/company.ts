import type { HomeMode } from './homeMode.ts';

/**
 * `alias`: the tenant's short name, the first label of its host. `colour`: as configured; `brandColour`
 * validates it. `locale`: of its numbers, BCP 47. `categories`: the product lines that are shown; empty for
 * all. `products` may be sold, `pages` are linked to; null for all. `push`: as the back office says it;
 * `api/push` reads it when somebody wants pushes. `loginWall`: the same, read by `readLoginWall`.
 */
export type Company = {
  id: number;
  name: string;
  alias: string;
  logo: string;
  favicon: string;
  colour: string;
  settings: CompanySettings;
  currency: string;
  locale: string;
  phone: string;
  email: string;
  notificationsEmail: string;
  openPortal: boolean;
  fullOrderNumber: boolean;
  categories: string[];
  categoriesToHide: string[];
  products: number[] | null;
  pages: readonly string[] | null;
  push?: unknown;
  loginWall?: unknown;
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
  quantityLabel: string;
};
