import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { CartEntry } from '../../domain/cart/cart.ts';
import type { LineContext } from '../../domain/cart/currentLine.ts';
import type { Money } from '../../domain/numbers/money.ts';
import type { CartState } from './cartStates.ts';
import { useCartService } from './useCartService.ts';

/** Selects from the cart; empty while it is opening, and for visitors. */
export const useCart = <Selected>(select: (cart: CartState) => Selected): Selected =>
  useStore(useCartService().state, select);

export const useIsCartOpen = (): boolean => useCart(({ status }) => status === 'open');

export const useLineContext = (): LineContext => useCartService().context;

/** Whether the cart is what it is, and not one that is still being read (rules: Cleaning the cart). */
export const isCartKnown = ({ entries, restored, sync }: CartState): boolean =>
  entries.length > 0 || restored || sync !== 'saving';

export const useCartCount = (): number | null =>
  useCart((cart) => (isCartKnown(cart) ? cart.entries.length : null));

/** The total with delivery and charges; null while unknown. */
export const useCartTotal = (): Money | null =>
  useStore(useCartService().prices, (prices) => (prices?.isTotalKnown ? prices.totals.netValue : null));

export const useCartEntry = (productId: number): CartEntry | null =>
  useCart(useCallback(({ byProduct }) => byProduct.get(productId) ?? null, [productId]));
