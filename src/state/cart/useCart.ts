import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { newDetails } from '../../domain/cart/cart.ts';
import type { PricedCart } from '../../domain/cart/priceCart.ts';
import type { Money } from '../../domain/numbers/money.ts';
import { useWorkspace } from '../useWorkspace.ts';
import type { CartState } from './cartStore.ts';

const closedCart = (changes: Pick<CartState, 'sync' | 'restored'>) =>
  createStore<CartState>(() => ({ entries: [], details: newDetails(0, false), ...changes }));

/** A visitor's cart is always empty; a customer's isn't known before it is opened. */
const visitorsCart = closedCart({ sync: 'saved', restored: true });
const unopenedCart = closedCart({ sync: 'saving', restored: false });
const noPrices = createStore<PricedCart | null>(() => null);

export const useCart = <Selected>(select: (cart: CartState) => Selected): Selected => {
  const { cart, customer } = useWorkspace();
  return useStore(cart?.state ?? (customer ? unopenedCart : visitorsCart), select);
};

/** What the cart comes to in all; null until it is known. */
export const useCartTotal = (): Money | null =>
  useStore<typeof noPrices, Money | null>(
    useWorkspace().prices?.state ?? noPrices,
    (prices) => prices?.totals.netValue ?? null,
  );
