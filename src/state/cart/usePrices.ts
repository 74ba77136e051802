import { useEffect } from 'react';
import { useStore } from 'zustand';
import { usePortal } from '../usePortal.ts';
import type { CartPrices } from './cartStates.ts';
import { EMPTY_PRICES } from './emptyPrices.ts';
import { useCartService } from './useCartService.ts';

/** What the cart comes to, line by line; amounts with 2 decimals. Opens the cart if nobody has yet. */
export const usePrices = <Selected>(select: (prices: CartPrices) => Selected): Selected => {
  const { prices, open } = useCartService();
  const { errors } = usePortal();
  useEffect(() => {
    open().catch((error: unknown) => errors.report('Opening the cart', error));
  }, [open, errors]);
  return useStore(prices, (priced) => select(priced ?? EMPTY_PRICES));
};
