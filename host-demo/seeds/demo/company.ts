import type { CompanySettingsWire } from '../../../src/api/checkout/settingsSchema.ts';
import type { CompanyWire } from '../../../src/api/tenant/schema.ts';
import type { TenantSeed } from '../types.ts';
import { catalogue } from './catalogue.ts';

/** Stock of these products is not checked: hampers are packed to order, and the oil refill comes directly from the mill. */
const MADE_TO_ORDER = [1006, 1010];

export const COMPANY: CompanyWire = {
  company_id: catalogue.companyId,
  name: 'Bluebird Foods',
  alias: catalogue.alias,
  logo: 'pictures/demo/logo.svg',
  images_name: 'bluebird',
  favicon: 'pictures/demo/favicon.svg',
  web_template: { color: '#0f766e' },
  currency_code: 'USD',
  locale_code: 'en-US',
  phone: '+1 973 555 0142',
  email: 'hello@bluebirdfoods.test',
  notifications_email: 'orders@bluebirdfoods.test',
  open_portal: 0,
  full_order_number: 0,
  categories_to_hide: ['Services'],
  settings: {
    PORTAL_HOME_MODE: '1',
    PORTAL_ENABLE_INVOICE: '0',
    PORTAL_PRICE_DECIMALS: '2',
    PORTAL_HIDE_PRICES: 'FALSE',
    PORTAL_SHOW_NET_PRICE: 'TRUE',
    PORTAL_HIDE_PRODUCT_NAME: 'FALSE',
    PORTAL_SHOW_CODE_INSTEAD_OF_REMARK: 'FALSE',
    PORTAL_INVENTORY_CHECK: 'TRUE',
    PORTAL_PRODUCT_INVENTORY_CHECK_SKIP: MADE_TO_ORDER.join(','),
    PORTAL_HIDE_SOLDOUT_ITEMS: 'FALSE',
    PORTAL_ADVANCED_PRICE_RULES: 'TRUE',
    PORTAL_USER_SIZE_INPUT: 'FALSE',
    PORTAL_FREE_SHIPPING_MINIMUM: '500',
    PORTAL_SHIPPING_MINIMUM_COST: 'FALSE',
    PORTAL_MINIMUM_ORDER: '50',
    PORTAL_FOOTER_MESSAGE: '',
    PORTAL_DISABLE_NEW_CUSTOMERS: 'FALSE',
    PORTAL_FILTER_SELECTION: 'multiple',
    PORTAL_NODE_SYNC: 'FALSE',
    PORTAL_ADD_DAYS_TRANSACTION_DATE: '0',
    PORTAL_ADD_DAYS_TRANSACTION_DATE_SKIP_WEEKEND: 'FALSE',
    PORTAL_DISABLE_EMAIL_NOTIFICATIONS: 'FALSE',
    PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION: 'TRUE',
  },
};

export const COMPANY_SETTINGS: CompanySettingsWire = {
  payment_charge: { credit_card: { is_charge: true, charge: '2.9', is_charge_percent: true } },
  shipping_methods: [
    { code: 'GROUND', name: 'Ground shipping', rule_id: 71, fixed: '18', percent: '2.5', zones: [] },
    {
      code: 'EXPRESS',
      name: 'Next-morning express',
      rule_id: 72,
      fixed: '35',
      percent: '6',
      free_minimum: '0',
      zones: ['NJ', 'NY', 'PA', 'CT'],
    },
  ],
  sales_terms: [
    { value: 'PREPAID', label: 'Prepaid', days: 0 },
    { value: 'NET15', label: '15 days', days: 15 },
    { value: 'NET30', label: '30 days', days: 30 },
  ],
};

export const PAYMENT_SETTINGS: Record<string, string> = {
  PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION: 'TRUE',
  CREDIT_CARD_CHARGE: '2.9',
  CREDIT_CARD_IS_CHARGE_PERCENT: 'TRUE',
};

export const COUPONS: TenantSeed['coupons'] = [
  {
    id: 501,
    code: 'WELCOME10',
    name: 'Welcome, 10% off',
    discount_type: 0,
    discount_value: '10',
    expires_on: null,
  },
  {
    id: 502,
    code: 'DRINKS5',
    name: '5% off juice',
    discount_type: 0,
    discount_value: '5',
    lines: ['Juice'],
    expires_on: null,
  },
  {
    id: 503,
    code: 'FIVER',
    name: '5 off our favorites',
    discount_type: 1,
    discount_value: '5.00',
    products: [1000, 1001, 1004, 1007],
    expires_on: null,
  },
  {
    id: 505,
    code: 'FIRST15',
    name: 'First order, 15% off',
    discount_type: 0,
    discount_value: '15',
    expires_on: null,
    uses_per_customer: 1,
  },
  {
    id: 504,
    code: 'EXPIRED',
    name: 'Summer, 15% off',
    discount_type: 0,
    discount_value: '15',
    expires_on: '2025-09-01',
  },
];
