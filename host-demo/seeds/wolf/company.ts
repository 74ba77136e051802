import type { CompanySettingsWire } from '../../../src/api/checkout/settingsSchema.ts';
import type { CompanyWire } from '../../../src/api/tenant/schema.ts';
import { catalogue } from './catalogue.ts';
import { FAMILIES } from './families.ts';

export const COMPANY: CompanyWire = {
  company_id: catalogue.companyId,
  name: 'Wolf Brand Supply',
  alias: catalogue.alias,
  logo: 'pictures/wolf/logo.svg',
  images_name: 'wolf',
  favicon: 'pictures/wolf/favicon.svg',
  web_template: { color: '#1d4ed8' },
  currency_code: 'USD',
  locale_code: 'en-US',
  phone: '+1 614 555 0119',
  email: 'parts@wolfbrandsupply.test',
  notifications_email: 'orders@wolfbrandsupply.test',
  open_portal: 0,
  full_order_number: 1,
  categories: [...new Set(FAMILIES.map(({ line }) => line))],
  settings: {
    PORTAL_HOME_MODE: '0',
    PORTAL_ENABLE_INVOICE: '0',
    PORTAL_PRICE_DECIMALS: '2',
    PORTAL_HIDE_PRICES: 'FALSE',
    PORTAL_SHOW_NET_PRICE: 'FALSE',
    PORTAL_HIDE_PRODUCT_NAME: 'FALSE',
    PORTAL_SHOW_CODE_INSTEAD_OF_REMARK: 'FALSE',
    PORTAL_INVENTORY_CHECK: 'FALSE',
    PORTAL_PRODUCT_INVENTORY_CHECK_SKIP: '',
    PORTAL_HIDE_SOLDOUT_ITEMS: 'FALSE',
    PORTAL_ADVANCED_PRICE_RULES: 'TRUE',
    PORTAL_USER_SIZE_INPUT: 'FALSE',
    PORTAL_SHIPPING_MINIMUM_COST: 'FALSE',
    PORTAL_MINIMUM_ORDER: '100',
    PORTAL_FOOTER_MESSAGE:
      'Wolf Brand Supply. Parts counter open Monday to Saturday, 7 to 6. Cores are credited on return.',
    PORTAL_DISABLE_NEW_CUSTOMERS: 'TRUE',
    PORTAL_FILTER_SELECTION: 'single',
    PORTAL_NODE_SYNC: 'FALSE',
    PORTAL_ADD_DAYS_TRANSACTION_DATE: '0',
    PORTAL_ADD_DAYS_TRANSACTION_DATE_SKIP_WEEKEND: 'FALSE',
    PORTAL_DISABLE_EMAIL_NOTIFICATIONS: 'FALSE',
    PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION: 'FALSE',
  },
};

export const COMPANY_SETTINGS: CompanySettingsWire = {
  payment_charge: { credit_card: { is_charge: false, charge: '1', is_charge_percent: true } },
  shipping_methods: [
    { code: 'FREIGHT', name: 'Standard freight', rule_id: 91, fixed: '25', percent: '4', zones: [] },
  ],
  sales_terms: [
    { value: 'PREPAID', label: 'Prepaid', days: 0 },
    { value: 'NET30', label: '30 days', days: 30 },
  ],
};

export const PAYMENT_SETTINGS: Record<string, string> = {
  PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION: 'FALSE',
  CREDIT_CARD_CHARGE: '-1',
  CREDIT_CARD_IS_CHARGE_PERCENT: 'TRUE',
};
