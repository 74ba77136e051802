import type { CompanySettingsWire } from '../../../src/api/checkout/settingsSchema.ts';
import type { CompanyWire } from '../../../src/api/tenant/schema.ts';
import { catalogue } from './catalogue.ts';

export const COMPANY: CompanyWire = {
  company_id: catalogue.companyId,
  name: 'Ferretería Andina',
  alias: catalogue.alias,
  logo: 'pictures/andina/logo.svg',
  images_name: 'andina',
  favicon: 'pictures/andina/favicon.svg',
  web_template: { color: '#b45309' },
  currency_code: 'COP',
  locale_code: 'es-CO',
  phone: '+57 601 555 0188',
  email: 'ventas@ferreteriaandina.test',
  notifications_email: 'pedidos@ferreteriaandina.test',
  open_portal: 0,
  full_order_number: 0,
  settings: {
    PORTAL_HOME_MODE: '1',
    PORTAL_ENABLE_INVOICE: '1',
    PORTAL_PRICE_DECIMALS: '0',
    PORTAL_HIDE_PRICES: 'FALSE',
    PORTAL_SHOW_NET_PRICE: 'FALSE',
    PORTAL_HIDE_PRODUCT_NAME: 'FALSE',
    PORTAL_SHOW_CODE_INSTEAD_OF_REMARK: 'TRUE',
    PORTAL_INVENTORY_CHECK: 'FALSE',
    PORTAL_PRODUCT_INVENTORY_CHECK_SKIP: '',
    PORTAL_HIDE_SOLDOUT_ITEMS: 'FALSE',
    PORTAL_ADVANCED_PRICE_RULES: 'TRUE',
    PORTAL_USER_SIZE_INPUT: 'TRUE',
    PORTAL_SHIPPING_MINIMUM_COST: 'TRUE',
    PORTAL_FOOTER_MESSAGE:
      'Ferretería Andina, al lado de quien construye desde 1974. Despachos de lunes a viernes.',
    PORTAL_DISABLE_NEW_CUSTOMERS: 'FALSE',
    PORTAL_FILTER_SELECTION: 'multiple',
    PORTAL_NODE_SYNC: 'FALSE',
    PORTAL_ADD_DAYS_TRANSACTION_DATE: '2',
    PORTAL_ADD_DAYS_TRANSACTION_DATE_SKIP_WEEKEND: 'TRUE',
    PORTAL_DISABLE_EMAIL_NOTIFICATIONS: 'FALSE',
    PORTAL_QUANTITY_LABEL: 'Cantidad',
    PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION: 'FALSE',
  },
};

export const COMPANY_SETTINGS: CompanySettingsWire = {
  payment_charge: { bank_account: { is_charge: true, charge: '3500', is_charge_percent: false } },
  shipping_methods: [
    {
      code: 'BOG',
      name: 'Bogotá y Sabana',
      rule_id: 81,
      fixed: '18000',
      percent: '3',
      zones: ['Bogotá D.C.', 'Cundinamarca'],
    },
    { code: 'ANT', name: 'Antioquia', rule_id: 82, fixed: '32000', percent: '4', zones: ['Antioquia'] },
    {
      code: 'VAL',
      name: 'Valle y Eje Cafetero',
      rule_id: 83,
      fixed: '45000',
      percent: '5',
      zones: ['Valle del Cauca', 'Quindío', 'Risaralda', 'Caldas'],
    },
  ],
  sales_terms: [
    { value: 'CONTADO', label: 'Contado', days: 0 },
    { value: 'CRED30', label: '30 días', days: 30 },
  ],
};

export const PAYMENT_SETTINGS: Record<string, string> = {
  PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION: 'FALSE',
  OPENPAY_PSE: 'TRUE',
  BANK_ACCOUNT_CHARGE: '3500',
  BANK_ACCOUNT_IS_CHARGE_PERCENT: 'FALSE',
};
