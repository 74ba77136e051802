import { isCartKnown, useCart } from '../cart/useCart.ts';
import { usePrices } from '../cart/usePrices.ts';
import type { ScreenLocation } from './facts.ts';
import { useRecordFact } from './useRecordFact.ts';

export const useRecordCart = (name: 'view_cart' | 'begin_checkout', at: ScreenLocation): void => {
  const priced = usePrices((prices) => prices);
  const coupon = useCart(({ details }) => details.coupon?.code ?? null);
  const isKnown = useCart(isCartKnown);
  useRecordFact(isKnown ? { kind: 'lines', name, at, priced, coupon } : null);
};
