/** Where the tax on sales is IVA (ISO 3166-1). Peru and Puerto Rico, for example, have other taxes. */
const IVA_COUNTRIES = [
  'AR',
  'BO',
  'CL',
  'CO',
  'CR',
  'EC',
  'ES',
  'GT',
  'IT',
  'MX',
  'NI',
  'PT',
  'PY',
  'SV',
  'UY',
  'VE',
];

/** The name of the tax in the company's country, whatever the reader's language; null where texts say "tax". */
export function taxName(companyLocale: string): string | null {
  const [, country = ''] = /[-_]([a-z]{2})$/i.exec(companyLocale) ?? [];
  return IVA_COUNTRIES.includes(country.toUpperCase()) ? 'IVA' : null;
}
