import { normalizeText } from '../catalogue/normalizeText.ts';

const NOT_IN_CODES = /[^\p{Letter}\p{Number}]+/gu;

/** A customer's own number of a product: a number names one product, a product may have several. */
export type PartNumber = { number: string; productId: number };

/** `folded`: without case, accents and punctuation. */
type FoldedNumber = PartNumber & { folded: string };

/** All of a customer's, in the order of their folded form. */
export type PartNumbers = {
  all: readonly FoldedNumber[];
  byProduct: ReadonlyMap<number, readonly string[]>;
};

export const NO_PART_NUMBERS: PartNumbers = { all: [], byProduct: new Map() };

/** Numbers that differ by case, accents and punctuation only are one: `CB-77` and `cb 77`. */
export const foldNumber = (text: string): string => normalizeText(text).replace(NOT_IN_CODES, '');
