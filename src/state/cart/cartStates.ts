import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Cart, CartEntry } from '../../domain/cart/cart.ts';
import { newDetails } from '../../domain/cart/newDetails.ts';
import type { PricedCart } from '../../domain/cart/priceCart.ts';
import type { Delivery } from '../../domain/checkout/delivery.ts';
import type { ChosenPayment } from '../../domain/payments/paymentMethod.ts';
import type { SyncStatus } from '../../sync/engine/documentView.ts';
import { type CartChecks, UNCHECKED } from './cartChecks.ts';

/**
 * `opening`: its code or the browser's copy is still being read; `visitor`: visitors have none, they log in to order.
 */
type CartStatus = 'opening' | 'open' | 'visitor';

/**
 * The cart of one customer, kept here and in the cloud store alike (rules: Cleaning the cart). `byProduct`:
 * the first line of each product that the customer put in, by the product's id. `restored`: the cloud store
 * has been read; until then an empty cart may only be an unread one.
 */
export type CartState = Cart & {
  status: CartStatus;
  byProduct: ReadonlyMap<number, CartEntry>;
  sync: SyncStatus;
  restored: boolean;
};

/**
 * What the cart comes to. `delivery`: null until the company's shipping methods are known. `payment`: null on terms, and while none
 * is chosen. `isTotalKnown`: the totals hold the delivery and the charges, or none of them is chosen; until then no total is
 * shown.
 */
export type CartPrices = PricedCart & {
  delivery: Delivery | null;
  payment: ChosenPayment | null;
  isTotalKnown: boolean;
};

export type CartStates = {
  state: StoreApi<CartState>;
  /** Null until the cart is open. */
  prices: StoreApi<CartPrices | null>;
  checks: StoreApi<CartChecks>;
};

export const createCartStates = (status: 'opening' | 'visitor'): CartStates => ({
  state: createStore<CartState>(() => ({
    status,
    entries: [],
    byProduct: new Map(),
    details: newDetails(0, false),
    sync: status === 'visitor' ? 'saved' : 'saving',
    restored: status === 'visitor',
  })),
  prices: createStore<CartPrices | null>(() => null),
  checks: createStore<CartChecks>(() => UNCHECKED),
});
