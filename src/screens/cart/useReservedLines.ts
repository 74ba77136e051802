import { useMemo } from 'react';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import { nextPriceStep } from '../../domain/pricing/nextPriceStep.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import type { ReservedLines } from './rowStyles.ts';

/** A row keeps its height when another unit is chosen. `hidden`: prices, and so their steps, aren't shown. */
export const useReservedLines = (line: CartLine, hidden: boolean): ReservedLines => {
  const { context } = useCartService();
  return useMemo(() => {
    const { quantity, units, size, price, rules, defaultTax } = line;
    if (units.length < 2) return 'none';
    const input = { quantity, size, price, rules, defaultTax, ...context.pricing };
    const hasStep = !hidden && units.some((unit) => nextPriceStep({ ...input, unit }));
    return hasStep ? 'detailsAndStep' : 'details';
  }, [line, hidden, context]);
};
