/** The name in `language` (BCP 47); a value that is no ISO code is returned unchanged. */
export const countryName = (country: string, language: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country)
    : country;
