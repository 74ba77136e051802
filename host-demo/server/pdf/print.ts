import type { Language } from '../texts/language.ts';

/** Characters of the standard fonts beyond Latin-1. */
const BEYOND_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g;
/** Invisible characters. */
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
  /** An amount with currency. */
  money(amount: string | number): string;
  /** An amount without currency, for columns. */
  amount(amount: string | number): string;
  /** A unit price without currency. */
  price(price: string | number): string;
  number(value: string | number): string;
  /** The country's name in the reader's language; anything but an ISO code is unchanged. */
  country(code: string): string;
  /** Formats yyyy-mm-dd in the reader's language. */
  date(day: string | null): string;
};

/** Numbers by the company's locale and currency (specification §9), dates by the reader's language. */
export const createPrint = (
  company: { locale_code: string; currency_code: string },
  priceDecimals: number,
  language: Language,
): Print => {
  const locale = knownLocale(company.locale_code);
  const currency = /^[a-z]{3}$/i.test(company.currency_code) ? company.currency_code : 'USD';
  const places = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...places(2),
  });
  const amount = new Intl.NumberFormat(locale, places(2));
  const price = new Intl.NumberFormat(locale, places(priceDecimals));
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const reader = new Intl.Locale(locale).language === language ? locale : language;
  const date = new Intl.DateTimeFormat(reader, { dateStyle: 'long', timeZone: 'UTC' });
  const countries = new Intl.DisplayNames(reader, { type: 'region', fallback: 'code' });
  const printed = (format: Intl.NumberFormat) => (value: string | number) =>
    printable(format.format(Number(value)).replace('-', '–'));
  return {
    locale: reader,
    paper: LETTER.includes(new Intl.Locale(locale).region ?? '') ? 'LETTER' : 'A4',
    money: printed(money),
    amount: printed(amount),
    price: printed(price),
    number: printed(number),
    country: (code) => printable(/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
    date: (day) => (day === null ? '' : printable(date.format(new Date(`${day}T00:00:00Z`)))),
  };
};
