import { type CartInput, type PricedCart, repriceCart } from '../../../src/domain/cart/priceCart.ts';

/** Prices a cart from nothing. */
export const priceCart = (input: CartInput): PricedCart => repriceCart(input, null).cart;
