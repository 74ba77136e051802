const MARKS = /\p{Diacritic}+/gu;

/** A text without accents and capitals, to compare what people type with what stands in the catalogue. */
export const fold = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();
