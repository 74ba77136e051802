import { addToCart, whatIsShortOf } from './addToCart.ts';
import { setQuantity, setSize, setUnit, whatIsShort } from './changeLines.ts';

/**
 * What the store's rows do to the cart. It hangs on the opened cart, so that its code (merging, stock, terms) comes with the
 * cart behind the first rows and not before them.
 */
export const cartEdits = { addToCart, whatIsShortOf, setQuantity, setSize, setUnit, whatIsShort };
export type CartEdits = typeof cartEdits;
