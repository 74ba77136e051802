import type * as v from 'valibot';
import { parseSkipList } from '../../domain/inventory/skipList.ts';
import { booleanSetting } from '../../domain/numbers/booleanSetting.ts';
import { decimalPlaces } from '../../domain/numbers/decimalPlaces.ts';
import type { Company, CompanySettings } from '../../domain/tenant/company.ts';
import { parseHomeMode } from '../../domain/tenant/homeMode.ts';
import { fetchJson } from '../fetchJson.ts';
import { resolveUrl } from '../serviceUrls.ts';
import type { CompanyRequest } from './requestSchema.ts';
import { companyResponse, type companyWire } from './schema.ts';

type Wire = v.InferOutput<typeof companyWire>;
type Settings = Wire['settings'];

const settingText = (settings: Settings, name: string): string | null => {
  const value = settings[name];
  return value === null || value === undefined || value === '' ? null : String(value);
};

const readSettings = (settings: Settings): CompanySettings => {
  const isOn = (name: string) => booleanSetting(settings[name], false);
  return {
    homeMode: parseHomeMode(settings.PORTAL_HOME_MODE),
    enableInvoice: settingText(settings, 'PORTAL_ENABLE_INVOICE'),
    priceDecimals: decimalPlaces(settings.PORTAL_PRICE_DECIMALS),
    hidePrices: isOn('PORTAL_HIDE_PRICES'),
    showNetPrice: isOn('PORTAL_SHOW_NET_PRICE'),
    hideProductName: isOn('PORTAL_HIDE_PRODUCT_NAME'),
    showCodeInsteadOfRemark: isOn('PORTAL_SHOW_CODE_INSTEAD_OF_REMARK'),
    inventoryCheck: isOn('PORTAL_INVENTORY_CHECK'),
    inventoryCheckSkip: parseSkipList(settings.PORTAL_PRODUCT_INVENTORY_CHECK_SKIP),
    hideSoldOutItems: isOn('PORTAL_HIDE_SOLDOUT_ITEMS'),
    advancedPriceRules: isOn('PORTAL_ADVANCED_PRICE_RULES'),
    sizeInput: isOn('PORTAL_USER_SIZE_INPUT'),
    freeShippingMinimum: settingText(settings, 'PORTAL_FREE_SHIPPING_MINIMUM'),
    shippingMinimumCost: isOn('PORTAL_SHIPPING_MINIMUM_COST'),
    minimumOrder: settingText(settings, 'PORTAL_MINIMUM_ORDER'),
    footerMessage: settingText(settings, 'PORTAL_FOOTER_MESSAGE') ?? '',
    newCustomersDisabled: isOn('PORTAL_DISABLE_NEW_CUSTOMERS'),
    filterSelection: settingText(settings, 'PORTAL_FILTER_SELECTION') === 'single' ? 'single' : 'multiple',
    nodeSync: isOn('PORTAL_NODE_SYNC'),
    addDays: settingText(settings, 'PORTAL_ADD_DAYS_TRANSACTION_DATE'),
    skipWeekend: isOn('PORTAL_ADD_DAYS_TRANSACTION_DATE_SKIP_WEEKEND'),
    emailNotificationsDisabled: isOn('PORTAL_DISABLE_EMAIL_NOTIFICATIONS'),
    quantityLabel: settingText(settings, 'PORTAL_QUANTITY_LABEL') ?? '',
  };
};

const toCompany = (wire: Wire, companyApi: string): Company => ({
  id: wire.company_id,
  name: wire.name,
  alias: wire.alias,
  logo: resolveUrl(wire.logo, companyApi),
  favicon: resolveUrl(wire.favicon, companyApi),
  colour: wire.web_template.color,
  settings: readSettings(wire.settings),
  currency: wire.currency_code,
  locale: wire.locale_code,
  phone: wire.phone,
  email: wire.email,
  notificationsEmail: wire.notifications_email,
  openPortal: wire.open_portal,
  fullOrderNumber: wire.full_order_number,
  categories: wire.categories,
  categoriesToHide: wire.categories_to_hide,
  products: wire.products,
  pages: wire.pages,
  push: wire.push,
  loginWall: wire.login_wall,
});

/** The company of this host. Throws {@link CallError} `not_found` for an unknown company. */
export const loadCompany = async (companyApi: string, request: CompanyRequest): Promise<Company> => {
  const response = await fetchJson(
    `${companyApi}/company`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) },
    companyResponse,
  );
  return toCompany(response.company, companyApi);
};
