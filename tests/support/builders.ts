import type { ProductWire } from '../../src/api/catalogue/schema.ts';
import type { Product } from '../../src/domain/catalogue/product.ts';
import type { Company, CompanySettings } from '../../src/domain/tenant/company.ts';

const settings: CompanySettings = {
  homeMode: 1,
  enableInvoice: null,
  priceDecimals: 2,
  hidePrices: false,
  showNetPrice: true,
  hideProductName: false,
  showCodeInsteadOfRemark: false,
  inventoryCheck: true,
  inventoryCheckSkip: [],
  hideSoldOutItems: false,
  advancedPriceRules: true,
  sizeInput: false,
  freeShippingMinimum: null,
  shippingMinimumCost: false,
  minimumOrder: null,
  footerMessage: '',
  newCustomersDisabled: false,
  filterSelection: 'multiple',
  nodeSync: false,
  addDays: null,
  skipWeekend: false,
  emailNotificationsDisabled: false,
  quantityLabel: '',
};

/** A grocery wholesaler with prices in dollars. */
export const aCompany = (
  changes: Partial<Omit<Company, 'settings'>> & { settings?: Partial<CompanySettings> } = {},
): Company => ({
  id: 1,
  name: 'Bluebird Foods',
  alias: 'demo',
  logo: '',
  favicon: '',
  colour: '#0f766e',
  currency: 'USD',
  locale: 'en-US',
  phone: '',
  email: '',
  notificationsEmail: '',
  openPortal: false,
  fullOrderNumber: false,
  categories: [],
  categoriesToHide: [],
  products: null,
  pages: null,
  ...changes,
  settings: { ...settings, ...changes.settings },
});

/** A stock item in wire names. */
export const aProductWire = (changes: Partial<ProductWire> & { id: number; name: string }): ProductWire => ({
  company_id: 1,
  code: `CO-${changes.id}`,
  remark: '',
  detail_type: 0,
  line_name: 'Oils',
  brand_name: 'Casa Oliva',
  default_price: 10,
  ...changes,
});

export const aProduct = (changes: Partial<Product> = {}): Product => ({
  id: 1,
  name: 'Green olives',
  code: '',
  remark: '',
  image: '',
  detailType: 0,
  defaultTax: null,
  defaultPrice: '10',
  disabled: false,
  soldOut: false,
  brand: '',
  line: '',
  subline: '',
  barcode: '',
  ean: '',
  manufacturerPart: '',
  size: '',
  weight: null,
  ...changes,
});
