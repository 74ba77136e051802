/**
 * How a typed code was recognised, from the surest to a guess: the product's code, the customer's own part number, a barcode
 * or EAN, the manufacturer's part, the same without case, spaces and punctuation, the same without leading zeros, a number
 * that a spreadsheet shortened (4.00638E+12). `near`: products whose code differs by one character, never taken by itself.
 */
export const MATCH_STEPS = [
  'code',
  'part_number',
  'barcode',
  'manufacturer_part',
  'folded',
  'leading_zeros',
  'scientific',
  'near',
] as const;
export type MatchStep = (typeof MATCH_STEPS)[number];

/** The products that a code may mean; `step` is null when there is none. */
export type CodeMatch = { step: MatchStep | null; productIds: readonly number[] };

/** The product that a code means for sure: one product, and not by a near code. Null when the customer has to choose. */
export const certainProduct = ({ step, productIds }: CodeMatch): number | null => {
  const [only, other] = productIds;
  return step !== null && step !== 'near' && only !== undefined && other === undefined ? only : null;
};

/**
 * Whether a code that the customer chose a product for is worth keeping as their own part number: it meant none for sure, and isn't exactly a
 * product's code, which always wins.
 */
export const isWorthRemembering = (match: CodeMatch): boolean =>
  certainProduct(match) === null && match.step !== 'code';
