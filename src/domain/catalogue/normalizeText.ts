const DIACRITICS = /\p{Diacritic}+/gu;

export const normalizeText = (text: string): string =>
  text.normalize('NFD').replace(DIACRITICS, '').toLowerCase();
