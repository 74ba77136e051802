import type { CodeMatch, MatchStep } from '../quickOrder/codeMatch.ts';

/** A scanner or a list that has one of these means the product by it; a manufacturer's part may be short, and is nobody's own. */
const PRODUCT_STEPS: readonly (MatchStep | null)[] = ['code', 'barcode', 'folded'];

/** Whether a text is a code or barcode of other products and not of this one: as its own number it would order the wrong one. */
export const isOthersCode = ({ step, productIds }: CodeMatch, productId: number): boolean =>
  PRODUCT_STEPS.includes(step) && !productIds.includes(productId);
