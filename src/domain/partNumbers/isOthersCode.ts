import type { CodeMatch, MatchStep } from '../quickOrder/codeMatch.ts';

const PRODUCT_STEPS: readonly (MatchStep | null)[] = ['code', 'barcode', 'folded'];

/**
 * Whether a text is a code or barcode of other products and not of this one: as its own number it would order the wrong one. A
 * manufacturer's part may be short, so that customers have it for another product.
 */
export const isOthersCode = ({ step, productIds }: CodeMatch, productId: number): boolean =>
  PRODUCT_STEPS.includes(step) && !productIds.includes(productId);
