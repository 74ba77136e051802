import type { CompanyWire } from '../../src/api/tenant/schema.ts';
import { numericOrNull } from './pricing/numbers.ts';

/** TRUE, true and 1 are on; FALSE, false and 0 are off; anything else is the default (rules: Boolean settings). */
export const isOn = (value: unknown, otherwise = false): boolean => {
  if (value === true || value === 'TRUE' || value === 'true' || value === '1' || value === 1) return true;
  if (value === false || value === 'FALSE' || value === 'false' || value === '0' || value === 0) return false;
  return otherwise;
};

/** Settings that the back office itself uses (rules: Company settings). */
export type CompanyRules = {
  kind: 'order' | 'invoice' | 'estimate';
  priceDecimals: number;
  hasAdvancedPrices: boolean;
  hidesPrices: boolean;
  takesSize: boolean;
  minimumOrder: unknown;
  freeShippingFrom: unknown;
  takesSmallerShipping: boolean;
  isOpenPortal: boolean;
  priceSource: 'B2B' | 'WO';
};

/** The brand with price source WO, recognised by the company's name (rules: Price source). */
const BRAND_WORD = /\bwolf\b/i;

export const companyRules = (company: CompanyWire): CompanyRules => {
  const settings = company.settings ?? {};
  const kinds = { '1': 'invoice', '2': 'estimate' } as const;
  const invoice = String(settings.PORTAL_ENABLE_INVOICE ?? '');
  const decimals = numericOrNull(settings.PORTAL_PRICE_DECIMALS)?.toNumber() ?? 2;
  return {
    kind: invoice === '1' || invoice === '2' ? kinds[invoice] : 'order',
    priceDecimals: Number.isInteger(decimals) && decimals >= 0 && decimals <= 10 ? decimals : 2,
    hasAdvancedPrices: isOn(settings.PORTAL_ADVANCED_PRICE_RULES),
    hidesPrices: isOn(settings.PORTAL_HIDE_PRICES),
    takesSize: isOn(settings.PORTAL_USER_SIZE_INPUT),
    minimumOrder: settings.PORTAL_MINIMUM_ORDER,
    freeShippingFrom: settings.PORTAL_FREE_SHIPPING_MINIMUM,
    takesSmallerShipping: isOn(settings.PORTAL_SHIPPING_MINIMUM_COST),
    isOpenPortal: isOn(company.open_portal),
    priceSource: BRAND_WORD.test(company.name) ? 'WO' : 'B2B',
  };
};

/** The kind of the documents that say what a customer bought: where carts become estimates, the invoices do. */
export const boughtKind = (kind: CompanyRules['kind']): 'order' | 'invoice' =>
  kind === 'order' ? 'order' : 'invoice';
