/** A country's name in the reader's language (BCP 47); what is no code of two letters, or none that is known, as it is written. */
export const countryName = (country: string, language: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country)
    : country;
