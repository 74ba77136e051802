import type { ScreenLocation } from '../analytics/facts.ts';
import { useRecordFact } from '../analytics/useRecordFact.ts';
import { isCartKnown, useCart } from './useCart.ts';
import { usePrices } from './usePrices.ts';

export const useRecordCart = (name: 'view_cart' | 'begin_checkout', at: ScreenLocation): void => {
  const priced = usePrices((prices) => prices);
  const coupon = useCart(({ details }) => details.coupon?.code ?? null);
  const isKnown = useCart(isCartKnown);
  useRecordFact(isKnown ? { kind: 'lines', name, at, priced, coupon } : null);
};
