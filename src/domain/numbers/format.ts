import type { Decimal } from './decimal.ts';
import type { NumberSeparators } from './localNumber.ts';
import { numericText } from './numericText.ts';

/** Prints what a customer reads: money by the company's currency and locale, the rest by the customer's language. */
export type Format = {
  /** An amount: always 2 decimals (rules: Numbers), so that a column of them lines up. Empty for no amount. */
  money(amount: Decimal | string | null): string;
  /** A unit price, with the company's number of decimals. */
  price(price: Decimal | string | null): string;
  /** A quantity or a count, as many decimals as it has. */
  number(value: Decimal | string | number | null): string;
  /** yyyy-mm-dd as a date, without its year when `short`. Empty for no date, or what is none. */
  date(isoDate: string | null, style?: 'short' | 'long'): string;
  separators: NumberSeparators;
};

export type FormatOptions = {
  /** BCP 47: the company's locale (specification §9, currency). */
  companyLocale: string;
  /** BCP 47: the language the customer reads. */
  language: string;
  currency: string;
  priceDecimals: number;
};

const MOST_PLACES = 6;
const AMOUNT_PLACES = 2;

/** Intl takes decimals as text, so that no digit passes through a binary float; null for what is no number. */
const exact = (value: Decimal | string | number | null): `${number}` | null => {
  const text = typeof value === 'object' ? (value?.toFixed() ?? null) : numericText(value);
  return text as `${number}` | null;
};

/** One minus sign everywhere, the long one: most locales print a hyphen, which reads as a dash beside a figure. */
const withMinus = (printed: string) => printed.replace('-', '−');

const separatorsOf = (locale: string): NumberSeparators => {
  const parts = new Intl.NumberFormat(locale).formatToParts(-12345.6);
  const part = (type: Intl.NumberFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value.trim() ?? '';
  return { decimal: part('decimal') || '.', group: part('group') };
};

/** What a company says of itself may be no locale or no currency, or written en_US: then as in the United States. */
const knownLocale = (locale: string): string => {
  try {
    return Intl.getCanonicalLocales(locale.replace('_', '-'))[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
};
const knownCurrency = (currency: string) => (/^[a-z]{3}$/i.test(currency) ? currency : 'USD');

/** The printers of one customer at one company; make them once, Intl's formatters are slow to build. */
export function createFormat(options: FormatOptions): Format {
  const { language, priceDecimals } = options;
  const companyLocale = knownLocale(options.companyLocale);
  const currency = knownCurrency(options.currency);
  const money = (places: number) =>
    new Intl.NumberFormat(companyLocale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    });
  const amounts = money(AMOUNT_PLACES);
  const prices = money(priceDecimals);
  const numbers = new Intl.NumberFormat(companyLocale, { maximumFractionDigits: MOST_PLACES });
  const long = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

  return {
    money(amount) {
      const value = exact(amount);
      return value === null ? '' : withMinus(amounts.format(value));
    },
    price(price) {
      const value = exact(price);
      return value === null ? '' : withMinus(prices.format(value));
    },
    number(value) {
      const number = exact(value);
      return number === null ? '' : withMinus(numbers.format(number));
    },
    date(isoDate, style = 'long') {
      const day = new Date(`${isoDate?.slice(0, 10)}T00:00:00Z`);
      return Number.isNaN(day.getTime()) ? '' : (style === 'short' ? short : long).format(day);
    },
    separators: separatorsOf(companyLocale),
  };
}
