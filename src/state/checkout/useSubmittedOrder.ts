import { useMemo } from 'react';
import type { SentBefore } from '../../domain/cart/cart.ts';
import { useCart } from '../cart/useCart.ts';

/** The cart's order when it was sent, from here or another of the customer's screens, and nobody knows its answer yet. */
export const useSubmittedOrder = (): SentBefore | null => {
  const sent = useCart(({ details }) =>
    details.sent?.madeAt === details.orderNumberMadeAt ? details.sent : null,
  );
  const { number = null, madeAt = 0, at = 0 } = sent ?? {};
  return useMemo(() => (number === null ? null : { number, madeAt, at }), [number, madeAt, at]);
};
