import type { CompanySettingsWire } from '../../../src/api/checkout/settingsSchema.ts';
import type { CompanyWire } from '../../../src/api/tenant/schema.ts';
import { catalogue } from './catalogue.ts';

export const COMPANY: CompanyWire = {
  company_id: catalogue.companyId,
  name: 'Maison Lumière',
  alias: catalogue.alias,
  logo: 'pictures/lumiere/logo.svg',
  images_name: 'lumiere',
  favicon: 'pictures/lumiere/favicon.svg',
  web_template: { color: '#7c3aed' },
  currency_code: 'CAD',
  locale_code: 'fr-CA',
  phone: '+1 514 555 0167',
  email: 'bonjour@maisonlumiere.test',
  notifications_email: 'commandes@maisonlumiere.test',
  open_portal: 1,
  full_order_number: 0,
  settings: {
    PORTAL_HOME_MODE: '2',
    PORTAL_ENABLE_INVOICE: '2',
    PORTAL_PRICE_DECIMALS: '2',
    PORTAL_HIDE_PRICES: 'TRUE',
    PORTAL_SHOW_NET_PRICE: 'FALSE',
    PORTAL_HIDE_PRODUCT_NAME: 'TRUE',
    PORTAL_SHOW_CODE_INSTEAD_OF_REMARK: 'FALSE',
    PORTAL_INVENTORY_CHECK: 'TRUE',
    PORTAL_PRODUCT_INVENTORY_CHECK_SKIP: '',
    PORTAL_HIDE_SOLDOUT_ITEMS: 'TRUE',
    PORTAL_ADVANCED_PRICE_RULES: 'FALSE',
    PORTAL_USER_SIZE_INPUT: 'FALSE',
    PORTAL_FOOTER_MESSAGE: '',
    PORTAL_DISABLE_NEW_CUSTOMERS: 'FALSE',
    PORTAL_FILTER_SELECTION: 'single',
    PORTAL_NODE_SYNC: 'TRUE',
    PORTAL_ADD_DAYS_TRANSACTION_DATE: '0',
    PORTAL_ADD_DAYS_TRANSACTION_DATE_SKIP_WEEKEND: 'FALSE',
    PORTAL_DISABLE_EMAIL_NOTIFICATIONS: 'TRUE',
    PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION: 'FALSE',
  },
};

export const COMPANY_SETTINGS: CompanySettingsWire = {
  payment_charge: {},
  shipping_methods: [],
  sales_terms: [
    { value: 'COMPTANT', label: 'Comptant', days: 0 },
    { value: 'NET30', label: '30 jours', days: 30 },
  ],
};

export const PAYMENT_SETTINGS: Record<string, string> = { PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION: 'FALSE' };
