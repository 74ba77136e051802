import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type PricedCart, priceCart } from '../../domain/cart/priceCart.ts';
import { useWorkspace } from '../useWorkspace.ts';
import { type CartState, newDetails } from './cartStore.ts';

/** A visitor's cart: always empty. */
const emptyCart = createStore<CartState>(() => ({
  entries: [],
  details: newDetails(0, false),
  sync: 'saved',
  restored: true,
}));
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

export const useCart = <Selected>(select: (cart: CartState) => Selected): Selected =>
  useStore(useWorkspace().cart?.state ?? emptyCart, select);

/** What the cart comes to; amounts with 2 decimals. */
export const usePrices = <Selected>(select: (prices: PricedCart) => Selected): Selected =>
  useStore(useWorkspace().prices?.state ?? nothing, select);
