import type { NumberSeparators } from './localNumber.ts';

const DEFAULT_LOCALE = 'en-US';
/** For a currency that needs a decimal comma. */
const COMMA_LOCALE = 'es-CO';

/** A company's locale may be written as en_US. */
const toValidLocale = (locale: string): string => {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0] ?? DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
};

export const separatorsOf = (locale: string): NumberSeparators => {
  const parts = new Intl.NumberFormat(locale).formatToParts(-12345.6);
  const part = (type: Intl.NumberFormatPartTypes) =>
    parts.find((item) => item.type === type)?.value.trim() ?? '';
  return { decimal: part('decimal') || '.', group: part('group') };
};

/**
 * The locale of every number and amount on a screen, and of the numbers that are typed there: the reader's language in
 * the company's region, so fr-CA for a Canadian company's French reader. Pesos have a decimal comma in every language
 * (rules: Printed numbers).
 */
export function numberLocale(companyLocale: string, language: string, currency: string): string {
  const company = new Intl.Locale(toValidLocale(companyLocale));
  const isReaders = company.language === language;
  const locale = isReaders ? company.toString() : `${language}-${company.maximize().region ?? 'US'}`;
  const needsComma = currency.toUpperCase() === 'COP' && separatorsOf(locale).decimal !== ',';
  return needsComma ? COMMA_LOCALE : locale;
}
