import type { CompanySettingsWire } from '../../../src/api/checkout/settingsSchema.ts';
import type { CompanyWire } from '../../../src/api/tenant/schema.ts';
import { catalogue } from './catalogue.ts';
import { FAMILIES } from './families.ts';

export const COMPANY: CompanyWire = {
  company_id: catalogue.companyId,
  name: 'Cedar Packaging',
  alias: catalogue.alias,
  logo: 'pictures/cedar/logo.svg',
  images_name: 'cedar',
  favicon: 'pictures/cedar/favicon.svg',
  web_template: { color: '#166534' },
  currency_code: 'USD',
  locale_code: 'en-US',
  phone: '+1 503 555 0184',
  email: 'hello@cedarpackaging.test',
  notifications_email: 'quotes@cedarpackaging.test',
  open_portal: 0,
  full_order_number: 0,
  categories: [...new Set(FAMILIES.map(({ line }) => line))],
  settings: {
    PORTAL_HOME_MODE: '1',
    PORTAL_ENABLE_INVOICE: '2',
    PORTAL_PRICE_DECIMALS: '2',
    PORTAL_HIDE_PRICES: 'TRUE',
    PORTAL_SHOW_NET_PRICE: 'FALSE',
    PORTAL_HIDE_PRODUCT_NAME: 'FALSE',
    PORTAL_SHOW_CODE_INSTEAD_OF_REMARK: 'FALSE',
    PORTAL_INVENTORY_CHECK: 'FALSE',
    PORTAL_PRODUCT_INVENTORY_CHECK_SKIP: '',
    PORTAL_HIDE_SOLDOUT_ITEMS: 'FALSE',
    PORTAL_ADVANCED_PRICE_RULES: 'FALSE',
    PORTAL_USER_SIZE_INPUT: 'FALSE',
    PORTAL_SHIPPING_MINIMUM_COST: 'FALSE',
    PORTAL_FOOTER_MESSAGE: '',
    PORTAL_DISABLE_NEW_CUSTOMERS: 'FALSE',
    PORTAL_FILTER_SELECTION: 'single',
    PORTAL_NODE_SYNC: 'FALSE',
    PORTAL_ADD_DAYS_TRANSACTION_DATE: '0',
    PORTAL_ADD_DAYS_TRANSACTION_DATE_SKIP_WEEKEND: 'FALSE',
    PORTAL_DISABLE_EMAIL_NOTIFICATIONS: 'FALSE',
    PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION: 'TRUE',
  },
};

export const COMPANY_SETTINGS: CompanySettingsWire = {
  payment_charge: {},
  shipping_methods: [
    { code: 'GROUND', name: 'Ground shipping', rule_id: 95, fixed: '15', percent: null, zones: [] },
  ],
  sales_terms: [
    { value: 'PREPAID', label: 'Prepaid', days: 0 },
    { value: 'NET30', label: '30 days', days: 30 },
  ],
};

export const PAYMENT_SETTINGS: Record<string, string> = {
  PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION: 'TRUE',
};
