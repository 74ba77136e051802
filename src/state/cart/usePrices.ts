import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { priceCart } from '../../domain/cart/priceCart.ts';
import { useWorkspace } from '../useWorkspace.ts';
import type { CartPrices } from './priceStore.ts';

const nothing = createStore<CartPrices>(() => ({
  ...priceCart({
    lines: [],
    settings: { priceDecimals: 2, sizeInput: false, advancedPriceRules: false },
    customer: { isTaxable: false, taxRate: null },
    coupon: null,
    shippingRule: null,
    charge: null,
  }),
  isTotalKnown: false,
}));

/** What the cart comes to, line by line; amounts with 2 decimals. Opens the cart if nobody has yet. */
export const usePrices = <Selected>(select: (prices: CartPrices) => Selected): Selected => {
  const { prices, open } = useWorkspace();
  useEffect(open, [open]);
  return useStore(prices?.state ?? nothing, select);
};
