import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { newDetails } from '../../domain/cart/newDetails.ts';
import type { Money } from '../../domain/numbers/money.ts';
import { useWorkspace } from '../useWorkspace.ts';
import type { CartState } from './cartStore.ts';
import type { CartPrices } from './priceStore.ts';

const closedCart = (changes: Pick<CartState, 'sync' | 'restored'>) =>
  createStore<CartState>(() => ({
    entries: [],
    byProduct: new Map(),
    details: newDetails(0, false),
    ...changes,
  }));

/** A visitor's cart is always empty; a customer's is unknown before it is opened. */
const visitorsCart = closedCart({ sync: 'saved', restored: true });
const unopenedCart = closedCart({ sync: 'saving', restored: false });
const noPrices = createStore<CartPrices | null>(() => null);

export const useCart = <Selected>(select: (cart: CartState) => Selected): Selected => {
  const { cart, customer } = useWorkspace();
  return useStore(cart?.state ?? (customer ? unopenedCart : visitorsCart), select);
};

/** Whether the cart is what it is, and not one that is still being read (specification §4, Session: restored at startup). */
export const isCartKnown = ({ entries, restored, sync }: CartState): boolean =>
  entries.length > 0 || restored || sync !== 'saving';

/** Null while unknown. */
export const useCartCount = (): number | null =>
  useCart((cart) => (isCartKnown(cart) ? cart.entries.length : null));

/** The total with delivery and charges; null while unknown. */
export const useCartTotal = (): Money | null =>
  useStore<typeof noPrices, Money | null>(useWorkspace().prices?.state ?? noPrices, (prices) =>
    prices?.isTotalKnown ? prices.totals.netValue : null,
  );
