import { foldNumber, type PartNumbers } from './partNumbers.ts';

/** A shorter beginning is that of too many. */
const MIN_START = 3;
const MOST_FOUND = 20;

/** The products whose own number is the text; without one those with a number that begins with it, at most 20. */
export const productsNumbered = (
  { all }: PartNumbers,
  text: string,
): { productIds: readonly number[]; isWhole: boolean } => {
  const wanted = foldNumber(text);
  const whole = all.filter(({ folded }) => wanted !== '' && folded === wanted);
  const found =
    whole.length > 0 || wanted.length < MIN_START
      ? whole
      : all.filter(({ folded }) => folded.startsWith(wanted));
  const productIds = [...new Set(found.map(({ productId }) => productId))].slice(0, MOST_FOUND);
  return { productIds, isWhole: whole.length > 0 };
};
