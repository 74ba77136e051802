import { addToCart, stockShortfallOfItem } from './addToCart.ts';
import { setQuantity, setSize, setUnit, stockShortfall } from './changeLines.ts';

/**
 * What the store's rows do to the cart. It hangs on the opened cart, so that its code (merging, stock, terms) comes with the
 * cart behind the first rows and not before them.
 */
export const cartEdits = { addToCart, stockShortfallOfItem, setQuantity, setSize, setUnit, stockShortfall };
export type CartEdits = typeof cartEdits;
