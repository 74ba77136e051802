import { foldNumber, type PartNumber, type PartNumbers } from './partNumbers.ts';

type FoldedNumber = PartNumbers['all'][number];

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
