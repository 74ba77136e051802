import type { Exact } from '../pricing/numbers.ts';
import type { Language } from '../texts/language.ts';

/** Characters of the standard fonts beyond Latin-1. */
const BEYOND_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g;
const INVISIBLE = /(?!\n)\p{C}/gu;

const isHeld = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0xff) || sign === '\n' || BEYOND_LATIN_1.includes(sign);
};

/** Letters that Unicode doesn't decompose, with their plain form. */
const STROKED: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ħ: 'h', ŧ: 't' };

/**
 * Text in the characters of the standard fonts: Western European letters unchanged, other Latin letters without accents,
 * and a question mark for scripts such as Greek, Cyrillic or Chinese.
 */
export const printable = (text: string): string =>
  [...text.normalize('NFC').replaceAll(SPACES, ' ').replaceAll(INVISIBLE, '').replaceAll('−', '–')]
    .map((sign) => {
      if (isHeld(sign)) return sign;
      const [base = '?'] = STROKED[sign] ?? sign.normalize('NFKD');
      return isHeld(base) ? base : '?';
    })
    .join('');

const knownLocale = (locale: string): string => {
  try {
    return Intl.getCanonicalLocales(locale.replace('_', '-'))[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
};

/** Countries with Letter paper (8.5 by 11 in). */
const LETTER = ['US', 'CA', 'MX', 'CO', 'CL', 'VE', 'PH', 'GT', 'CR', 'PA', 'DO', 'PR'];

export type Print = {
  locale: string;
  paper: 'LETTER' | 'A4';
  money(amount: string | number): string;
  amount(amount: string | number): string;
  shown(amount: Exact): Exact;
  price(price: string | number): string;
  number(value: string | number): string;
  percent(rate: string | null): string;
  /** The country's name in the reader's language; anything but an ISO code is unchanged. */
  country(code: string): string;
  /** Formats yyyy-mm-dd in the reader's language. */
  date(day: string | null): string;
};

/** Nobody pays centavos: amounts in these currencies are printed in whole units, but calculated with two decimals. */
const WHOLE_UNIT_CURRENCIES = ['COP'];
/** Pesos have a decimal comma in every language (rules: Printed numbers). */
const COMMA_LOCALE = 'es-CO';

const numberLocaleOf = (companyLocale: string, language: Language, currency: string): string => {
  const company = new Intl.Locale(companyLocale);
  const locale =
    company.language === language ? companyLocale : `${language}-${company.maximize().region ?? 'US'}`;
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return currency === 'COP' && decimal?.value !== ',' ? COMMA_LOCALE : locale;
};

/**
 * Numbers, dates and countries in the reader's language and the company's region and currency (rules: Printed numbers).
 * Amounts in pesos have no centavos, unless they would be printed as 0.
 */
export const createPrint = (
  company: { locale_code: string; currency_code: string },
  priceDecimals: number,
  language: Language,
): Print => {
  const locale = knownLocale(company.locale_code);
  const currency = /^[a-z]{3}$/i.test(company.currency_code) ? company.currency_code.toUpperCase() : 'USD';
  const numberLocale = numberLocaleOf(locale, language, currency);
  const places = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const isWhole = WHOLE_UNIT_CURRENCIES.includes(currency);
  const amountFormat = (look: Intl.NumberFormatOptions) => {
    const [exactly, whole] = [2, 0].map(
      (digits) => new Intl.NumberFormat(numberLocale, { ...look, ...places(digits) }),
    );
    return (value: string | number) => {
      const isZeroWhenWhole = Math.abs(Number(value)) < 0.5 && Number(value) !== 0;
      return ((isWhole && !isZeroWhenWhole ? whole : exactly) ?? exactly)?.format(Number(value)) ?? '';
    };
  };
  const price = new Intl.NumberFormat(numberLocale, {
    ...places(priceDecimals),
    trailingZeroDisplay: isWhole ? 'stripIfInteger' : 'auto',
  });
  const number = new Intl.NumberFormat(numberLocale, { maximumFractionDigits: 6 });
  const percent = new Intl.NumberFormat(numberLocale, { style: 'percent', maximumFractionDigits: 6 });
  const reader = new Intl.Locale(locale).language === language ? locale : language;
  const date = new Intl.DateTimeFormat(reader, { dateStyle: 'long', timeZone: 'UTC' });
  const countries = new Intl.DisplayNames(reader, { type: 'region', fallback: 'code' });
  const printed = (format: (value: string | number) => string) => (value: string | number) =>
    printable(format(value).replace('-', '–'));
  return {
    locale: reader,
    paper: LETTER.includes(new Intl.Locale(locale).region ?? '') ? 'LETTER' : 'A4',
    money: printed(amountFormat(style)),
    amount: printed(amountFormat({})),
    shown: (value) => value.round(isWhole && (value.eq(0) || value.abs().gte(0.5)) ? 0 : 2),
    price: printed((value) => price.format(Number(value))),
    number: printed((value) => number.format(Number(value))),
    percent: (rate) => (rate === null ? '' : printable(percent.format(Number(rate) / 100))),
    country: (code) => printable(/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
    date: (day) => (day === null ? '' : printable(date.format(new Date(`${day}T00:00:00Z`)))),
  };
};

export const hasText = (text: string): boolean => text.trim() !== '';
