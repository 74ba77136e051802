import { describe, expect, it, vi } from 'vitest';
import { loadCompany } from '../../../src/api/tenant/loadCompany.ts';
import type { Company, CompanySettings } from '../../../src/domain/tenant/company.ts';

const API = 'https://back.example.com/v1';
const REQUEST = { subdomain: 'demo', hostname: 'demo.portal.example.com' };
const MINIMAL_COMPANY = { company_id: 7, name: 'Bluebird Foods', alias: 'demo' };

const mockFetch = (company: Record<string, unknown>) => {
  const fetchMock = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ success: true, company: { ...MINIMAL_COMPANY, ...company } }),
  );
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
};
const load = (company: Record<string, unknown> = {}) => {
  mockFetch(company);
  return loadCompany(API, REQUEST);
};
const settingsOf = async (settings: Record<string, unknown>) => (await load({ settings })).settings;

type Row = [name: string, wire: unknown, field: keyof CompanySettings, value: unknown];

const booleanSettings: [name: string, field: keyof CompanySettings][] = [
  ['PORTAL_HIDE_PRICES', 'hidePrices'],
  ['PORTAL_SHOW_NET_PRICE', 'showNetPrice'],
  ['PORTAL_HIDE_PRODUCT_NAME', 'hideProductName'],
  ['PORTAL_SHOW_CODE_INSTEAD_OF_REMARK', 'showCodeInsteadOfRemark'],
  ['PORTAL_INVENTORY_CHECK', 'inventoryCheck'],
  ['PORTAL_HIDE_SOLDOUT_ITEMS', 'hideSoldOutItems'],
  ['PORTAL_ADVANCED_PRICE_RULES', 'advancedPriceRules'],
  ['PORTAL_USER_SIZE_INPUT', 'sizeInput'],
  ['PORTAL_SHIPPING_MINIMUM_COST', 'shippingMinimumCost'],
  ['PORTAL_DISABLE_NEW_CUSTOMERS', 'newCustomersDisabled'],
  ['PORTAL_NODE_SYNC', 'nodeSync'],
  ['PORTAL_ADD_DAYS_TRANSACTION_DATE_SKIP_WEEKEND', 'skipWeekend'],
  ['PORTAL_DISABLE_EMAIL_NOTIFICATIONS', 'emailNotificationsDisabled'],
];

const values: Row[] = [
  ['PORTAL_HOME_MODE', '1', 'homeMode', 1],
  ['PORTAL_HOME_MODE', 2, 'homeMode', 2],
  ['PORTAL_ENABLE_INVOICE', 1, 'enableInvoice', '1'],
  ['PORTAL_ENABLE_INVOICE', '2', 'enableInvoice', '2'],
  ['PORTAL_PRICE_DECIMALS', '4', 'priceDecimals', 4],
  ['PORTAL_PRICE_DECIMALS', 0, 'priceDecimals', 0],
  ['PORTAL_PRODUCT_INVENTORY_CHECK_SKIP', '12, 7,x,,40', 'inventoryCheckSkip', [12, 7, 40]],
  ['PORTAL_PRODUCT_INVENTORY_CHECK_SKIP', 12, 'inventoryCheckSkip', [12]],
  ['PORTAL_FREE_SHIPPING_MINIMUM', 250, 'freeShippingMinimum', '250'],
  ['PORTAL_MINIMUM_ORDER', '75.50', 'minimumOrder', '75.50'],
  ['PORTAL_FOOTER_MESSAGE', 'Closed on Sundays', 'footerMessage', 'Closed on Sundays'],
  ['PORTAL_FILTER_SELECTION', 'single', 'filterSelection', 'single'],
  ['PORTAL_FILTER_SELECTION', 'multiple', 'filterSelection', 'multiple'],
  ['PORTAL_ADD_DAYS_TRANSACTION_DATE', '2', 'addDays', '2'],
  ['PORTAL_ADD_DAYS_TRANSACTION_DATE', 3, 'addDays', '3'],
  ['PORTAL_QUANTITY_LABEL', 'Cases', 'quantityLabel', 'Cases'],
];

const DEFAULTS: CompanySettings = {
  homeMode: 0,
  enableInvoice: null,
  priceDecimals: 2,
  hidePrices: false,
  showNetPrice: false,
  hideProductName: false,
  showCodeInsteadOfRemark: false,
  inventoryCheck: false,
  inventoryCheckSkip: [],
  hideSoldOutItems: false,
  advancedPriceRules: false,
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

describe('a company’s settings', () => {
  it.each(booleanSettings)('%s is read as %s and changes no other setting', async (name, field) => {
    for (const on of ['TRUE', '1', 1, true]) {
      expect(await settingsOf({ [name]: on })).toEqual({ ...DEFAULTS, [field]: true });
    }
    for (const off of ['FALSE', '0', 0, false, '', null]) {
      expect(await settingsOf({ [name]: off })).toEqual(DEFAULTS);
    }
  });

  it.each(values)('%s with the value %j is read as %s %j', async (name, wire, field, value) => {
    expect(await settingsOf({ [name]: wire })).toEqual({ ...DEFAULTS, [field]: value });
  });

  it('have their defaults if the company has none', async () => {
    expect((await load()).settings).toEqual(DEFAULTS);
  });

  it.each([...booleanSettings, ...values.map(([name, , field]) => [name, field] as const)])(
    '%s that is a list, an object or empty: %s has its default',
    async (name, field) => {
      for (const emptyValue of [[], {}, '']) {
        expect((await settingsOf({ [name]: emptyValue }))[field]).toEqual(DEFAULTS[field]);
      }
    },
  );
});

describe('a company', () => {
  it('is requested by the subdomain and host name of the portal', async () => {
    const fetchMock = mockFetch({});
    await loadCompany(API, REQUEST);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe(`${API}/company`);
    expect(init?.method).toBe('POST');
    expect(JSON.parse(String(init?.body))).toEqual(REQUEST);
  });

  it('is read from its wire names', async () => {
    const company = await load({
      logo: '/files/logo.svg',
      favicon: 'https://cdn.example.com/icon.png',
      web_template: { color: '#0f766e' },
      currency_code: 'COP',
      locale_code: 'es-CO',
      phone: 6015550100,
      email: 'sales@bluebird.test',
      notifications_email: 'orders@bluebird.test',
      open_portal: '1',
      full_order_number: 1,
      categories: ['Groceries', 'Drinks'],
      categories_to_hide: ['Toys'],
      products: [3, '4'],
      pages: ['about', 'flyer'],
    });
    expect(company).toEqual<Company>({
      id: 7,
      name: 'Bluebird Foods',
      alias: 'demo',
      logo: 'https://back.example.com/files/logo.svg',
      favicon: 'https://cdn.example.com/icon.png',
      colour: '#0f766e',
      currency: 'COP',
      locale: 'es-CO',
      phone: '6015550100',
      email: 'sales@bluebird.test',
      notificationsEmail: 'orders@bluebird.test',
      openPortal: true,
      fullOrderNumber: true,
      categories: ['Groceries', 'Drinks'],
      categoriesToHide: ['Toys'],
      products: [3, 4],
      pages: ['about', 'flyer'],
      settings: DEFAULTS,
    });
  });

  it.each([
    ['open_portal', 'openPortal', 'fullOrderNumber'],
    ['full_order_number', 'fullOrderNumber', 'openPortal'],
  ] as const)('with %s on has %s on, and %s off', async (name, field, other) => {
    for (const on of ['TRUE', '1', 1, true]) {
      expect(await load({ [name]: on })).toMatchObject({ [field]: true, [other]: false });
    }
  });

  it('treats null as missing', async () => {
    const nulls = {
      web_template: null,
      settings: null,
      currency_code: null,
      locale_code: null,
      categories: null,
      categories_to_hide: null,
      products: null,
    };
    expect(await load(nulls)).toEqual(await load());
  });

  it('has its defaults: all products, US dollars, login required', async () => {
    expect(await load()).toMatchObject({
      logo: '',
      favicon: '',
      colour: '',
      currency: 'USD',
      locale: 'en-US',
      openPortal: false,
      fullOrderNumber: false,
      categories: [],
      categoriesToHide: [],
      products: null,
    });
  });
});
