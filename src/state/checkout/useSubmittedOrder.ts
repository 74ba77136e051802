import { useMemo } from 'react';
import type { PreviousSubmission } from '../../domain/cart/cart.ts';
import { useCart } from '../cart/useCart.ts';

/** The submission of this cart whose result is unknown, from any session. */
export const useSubmittedOrder = (): PreviousSubmission | null => {
  const sent = useCart(({ details }) =>
    details.sent?.madeAt === details.orderNumberMadeAt ? details.sent : null,
  );
  const { number = null, madeAt = 0, at = 0 } = sent ?? {};
  return useMemo(() => (number === null ? null : { number, madeAt, at }), [number, madeAt, at]);
};
