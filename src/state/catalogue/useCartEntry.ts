import { useCallback } from 'react';
import type { CartEntry } from '../../domain/cart/cart.ts';
import { useCart } from '../cart/useCart.ts';

/** The first line of a product that the customer has in the cart; whoever uses it hears of no other line. */
export const useCartEntry = (productId: number): CartEntry | null =>
  useCart(useCallback(({ byProduct }) => byProduct.get(productId) ?? null, [productId]));
