import { isCartKnown, useCart } from '../cart/useCart.ts';
import { usePrices } from '../cart/usePrices.ts';
import type { Place } from './facts.ts';
import { useReport } from './useReport.ts';

/** Reports the cart that a screen shows, once it is known. */
export const useReportCart = (name: 'view_cart' | 'begin_checkout', at: Place): void => {
  const priced = usePrices((prices) => prices);
  const coupon = useCart(({ details }) => details.coupon?.code ?? null);
  const isKnown = useCart(isCartKnown);
  useReport(isKnown ? { kind: 'lines', name, at, priced, coupon } : null);
};
