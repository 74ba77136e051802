import type { Decimal } from './decimal.ts';
import type { NumberSeparators } from './localNumber.ts';
import { numericText } from './numericText.ts';

/** Money follows the company's currency and locale, dates the customer's language. */
export type Format = {
  /** 2 decimals (rules: Numbers). Empty for null. */
  money(amount: Decimal | string | null): string;
  /** The company's number of decimals. */
  price(price: Decimal | string | null): string;
  /** Up to 6 decimals. */
  number(value: Decimal | string | number | null): string;
  /** Formats yyyy-mm-dd; `short` leaves out the year. Empty for null and invalid dates. */
  date(isoDate: string | null, style?: 'short' | 'long'): string;
  separators: NumberSeparators;
};

export type FormatOptions = {
  /** BCP 47, like `language` (specification §9, currency). */
  companyLocale: string;
  language: string;
  currency: string;
  priceDecimals: number;
};

const MAX_QUANTITY_DECIMALS = 6;
const AMOUNT_DECIMALS = 2;

/** Intl accepts decimal text, so that no digit is lost in a float. */
const toIntlNumber = (value: Decimal | string | number | null): `${number}` | null => {
  const text = typeof value === 'object' ? (value?.toFixed() ?? null) : numericText(value);
  return text as `${number}` | null;
};

/** Most locales print a hyphen, which looks like a dash beside a figure. */
const withMinusSign = (printed: string) => printed.replace('-', '−');

const getSeparators = (locale: string): NumberSeparators => {
  const parts = new Intl.NumberFormat(locale).formatToParts(-12345.6);
  const part = (type: Intl.NumberFormatPartTypes) =>
    parts.find((item) => item.type === type)?.value.trim() ?? '';
  return { decimal: part('decimal') || '.', group: part('group') };
};

/** A company's locale may be written as en_US. */
const toValidLocale = (locale: string): string => {
  try {
    return Intl.getCanonicalLocales(locale.replace('_', '-'))[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
};
const toValidCurrency = (currency: string) => (/^[a-z]{3}$/i.test(currency) ? currency : 'USD');

/** Create it once, because Intl's formatters are slow to build. */
export function createFormat(options: FormatOptions): Format {
  const { language, priceDecimals } = options;
  const companyLocale = toValidLocale(options.companyLocale);
  const currency = toValidCurrency(options.currency);
  const money = (places: number) =>
    new Intl.NumberFormat(companyLocale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    });
  const amountFormat = money(AMOUNT_DECIMALS);
  const priceFormat = money(priceDecimals);
  const numberFormat = new Intl.NumberFormat(companyLocale, { maximumFractionDigits: MAX_QUANTITY_DECIMALS });
  const longDateFormat = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const shortDateFormat = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

  return {
    money(amount) {
      const value = toIntlNumber(amount);
      return value === null ? '' : withMinusSign(amountFormat.format(value));
    },
    price(price) {
      const value = toIntlNumber(price);
      return value === null ? '' : withMinusSign(priceFormat.format(value));
    },
    number(value) {
      const number = toIntlNumber(value);
      return number === null ? '' : withMinusSign(numberFormat.format(number));
    },
    date(isoDate, style = 'long') {
      const day = new Date(`${isoDate?.slice(0, 10)}T00:00:00Z`);
      return Number.isNaN(day.getTime())
        ? ''
        : (style === 'short' ? shortDateFormat : longDateFormat).format(day);
    },
    separators: getSeparators(companyLocale),
  };
}
