import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type PricedCart, priceCart } from '../../domain/cart/priceCart.ts';
import { useWorkspace } from '../useWorkspace.ts';

const nothing = createStore<PricedCart>(() =>
  priceCart({
    lines: [],
    settings: { priceDecimals: 2, sizeInput: false, advancedPriceRules: false },
    customer: { isTaxable: false, taxRate: null },
    coupon: null,
    shippingRule: null,
    charge: null,
  }),
);

/** What the cart comes to, line by line; amounts with 2 decimals. Opens the cart if nobody has yet. */
export const usePrices = <Selected>(select: (prices: PricedCart) => Selected): Selected => {
  const { prices, open } = useWorkspace();
  useEffect(open, [open]);
  return useStore(prices?.state ?? nothing, select);
};
