import type { Decimal } from './decimal.ts';
import type { NumberSeparators } from './localNumber.ts';
import { numberLocale, separatorsOf } from './numberLocale.ts';
import { numericText } from './numericText.ts';
import { printedDecimals, printsWholeUnits } from './printedDecimals.ts';
import { taxName } from './taxName.ts';

type DateStyle = 'day' | 'short' | 'weekday' | 'long';

/**
 * Money and numbers in the reader's language and the company's region (`numberLocale`), dates (yyyy-mm-dd) in
 * the reader's language; empty for null and invalid dates. `money`: 2 decimals, or none in a currency that is
 * printed without them (`printedDecimals`). `number`: up to 6 decimals. `date`: `day` has neither
 * weekday nor year, `short` has a short weekday and no year, `weekday` the whole one. `taxName`: in the company's country, such as IVA; null where texts
 * say "tax".
 */
export type Format = {
  money(amount: Decimal | string | null): string;
  price(price: Decimal | string | null): string;
  number(value: Decimal | string | number | null): string;
  date(isoDate: string | null, style?: DateStyle): string;
  separators: NumberSeparators;
  taxName: string | null;
};

export type FormatOptions = {
  /** BCP 47, like `language` (rules: Printed numbers). */
  companyLocale: string;
  language: string;
  currency: string;
  priceDecimals: number;
};

const MAX_QUANTITY_DECIMALS = 6;

/** Intl accepts decimal text, so that no digit is lost in a float. */
const toIntlNumber = (value: Decimal | string | number | null): `${number}` | null => {
  const text = typeof value === 'object' ? (value?.toFixed() ?? null) : numericText(value);
  return text as `${number}` | null;
};

/** Most locales print a hyphen, which looks like a dash beside a figure. */
const withMinusSign = (printed: string) => printed.replace('-', '−');

const toValidCurrency = (currency: string) => (/^[a-z]{3}$/i.test(currency) ? currency : 'USD');

/** Intl's formatters are slow to build, and most screens need few of them. */
const whenUsed = <T>(create: () => T): (() => T) => {
  let created: T | undefined;
  return () => {
    created ??= create();
    return created;
  };
};

const formattersOf = ({ companyLocale, language, priceDecimals }: FormatOptions, currency: string) => {
  const locale = whenUsed(() => numberLocale(companyLocale, language, currency));
  const number = (style: Intl.NumberFormatOptions) => whenUsed(() => new Intl.NumberFormat(locale(), style));
  const money = (places: number, trailingZeroDisplay: 'auto' | 'stripIfInteger' = 'auto') =>
    number({
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: places,
      maximumFractionDigits: places,
      trailingZeroDisplay,
    });
  const date = (parts: Intl.DateTimeFormatOptions) =>
    whenUsed(() => new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }));
  return {
    amounts: { 0: money(0), 2: money(2) },
    // A unit price keeps the decimals that count, because it is multiplied.
    price: money(priceDecimals, printsWholeUnits(currency) ? 'stripIfInteger' : 'auto'),
    number: number({ maximumFractionDigits: MAX_QUANTITY_DECIMALS }),
    dates: {
      long: date({ dateStyle: 'medium' }),
      day: date({ day: 'numeric', month: 'short' }),
      short: date({ weekday: 'short', day: 'numeric', month: 'short' }),
      weekday: date({ weekday: 'long', day: 'numeric', month: 'short' }),
    },
    separators: whenUsed(() => separatorsOf(locale())),
  };
};

/** Create it once; each of its formatters is built when it is used first. */
export function createFormat(options: FormatOptions): Format {
  const currency = toValidCurrency(options.currency);
  const formatters = formattersOf(options, currency);
  return {
    money(amount) {
      const value = toIntlNumber(amount);
      const decimals = printedDecimals(Number(value), currency);
      return value === null ? '' : withMinusSign(formatters.amounts[decimals]().format(value));
    },
    price(price) {
      const value = toIntlNumber(price);
      return value === null ? '' : withMinusSign(formatters.price().format(value));
    },
    number(value) {
      const number = toIntlNumber(value);
      return number === null ? '' : withMinusSign(formatters.number().format(number));
    },
    date(isoDate, style = 'long') {
      const day = new Date(`${isoDate?.slice(0, 10)}T00:00:00Z`);
      return Number.isNaN(day.getTime()) ? '' : formatters.dates[style]().format(day);
    },
    get separators() {
      return formatters.separators();
    },
    taxName: taxName(options.companyLocale),
  };
}
