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

const compare = (one: FoldedNumber, other: FoldedNumber): number =>
  one.folded < other.folded ? -1 : Number(one.folded > other.folded);

export const toPartNumbers = (numbers: readonly PartNumber[]): PartNumbers => {
  const all = numbers.map((each) => ({ ...each, folded: foldNumber(each.number) })).sort(compare);
  const byProduct = Map.groupBy(all, ({ productId }) => productId);
  return {
    all,
    byProduct: new Map([...byProduct].map(([id, of]) => [id, of.map(({ number }) => number)])),
  };
};

/** With this number for this product; null forgets the number. */
export const withNumber = ({ all }: PartNumbers, number: string, productId: number | null): PartNumbers => {
  const folded = foldNumber(number);
  const others = all.filter((each) => each.folded !== folded);
  return toPartNumbers(productId === null ? others : [...others, { number, productId }]);
};
