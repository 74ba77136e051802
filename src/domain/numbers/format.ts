import type { Decimal } from './decimal.ts';
import type { NumberSeparators } from './localNumber.ts';
import { numericText } from './numericText.ts';

/** Prints what a customer reads: money by the company's currency and locale, the rest by the customer's language. */
export type Format = {
  /** An amount: 2 decimals, none where prices have none and the amount is whole. Empty for no amount. */
  money(amount: Decimal | string | null): string;
  /** A unit price, with the company's number of decimals. */
  price(price: Decimal | string | null): string;
  /** A quantity or a count, as many decimals as it has. */
  number(value: Decimal | string | number | null): string;
  /** yyyy-mm-dd as a date, without its year when `short`. Empty for no date. */
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

const isWhole = (text: string) => !/\.\d*[1-9]|e-/i.test(text);

const separatorsOf = (locale: string): NumberSeparators => {
  const parts = new Intl.NumberFormat(locale).formatToParts(-12345.6);
  const part = (type: Intl.NumberFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value.trim() ?? '';
  return { decimal: part('decimal') || '.', group: part('group') };
};

/** The printers of one customer at one company; make them once, Intl's formatters are slow to build. */
export function createFormat({ companyLocale, language, currency, priceDecimals }: FormatOptions): Format {
  const money = (minimumFractionDigits: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(companyLocale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits,
      maximumFractionDigits,
    });
  const whole = money(0, 0);
  const amounts = money(AMOUNT_PLACES, AMOUNT_PLACES);
  const prices = money(priceDecimals, priceDecimals);
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
      if (value === null) return '';
      return (priceDecimals === 0 && isWhole(value) ? whole : amounts).format(value);
    },
    price(price) {
      const value = exact(price);
      return value === null ? '' : prices.format(value);
    },
    number(value) {
      const number = exact(value);
      return number === null ? '' : numbers.format(number);
    },
    date(isoDate, style = 'long') {
      if (isoDate === null || isoDate === '') return '';
      return (style === 'short' ? short : long).format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`));
    },
    separators: separatorsOf(companyLocale),
  };
}
