const DIACRITICS = /\p{Diacritic}+/gu;

/** The text without accents and in lower case, to compare typed text with the catalogue. */
export const normalizeText = (text: string): string =>
  text.normalize('NFD').replace(DIACRITICS, '').toLowerCase();
