import { useCallback } from 'react';
import type { CartEntry } from '../../domain/cart/cart.ts';
import { useCart } from './useCart.ts';

export const useCartEntry = (productId: number): CartEntry | null =>
  useCart(useCallback(({ byProduct }) => byProduct.get(productId) ?? null, [productId]));
