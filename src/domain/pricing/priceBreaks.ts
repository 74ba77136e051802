import { type Decimal, ONE, ZERO } from '../numbers/decimal.ts';
import { nextPriceStep } from './nextPriceStep.ts';
import { priceLine } from './priceLine.ts';
import type { PriceLineInput } from './types.ts';

/** `from` counts base units; `unitPrice` is per base unit. */
export type PriceBreak = { from: Decimal; unitPrice: Decimal };

/** Limits rules whose steps repeat without end (every 12th unit). */
const MAX_STEPS = 8;

/** The quantities from which the unit price falls, starting with one unit (rules: Price of a line). */
export function priceBreaks(input: Omit<PriceLineInput, 'quantity' | 'unit' | 'size'>): PriceBreak[] {
  const inputFor = (quantity: Decimal): PriceLineInput => ({
    ...input,
    quantity: quantity.toFixed(),
    unit: null,
    size: null,
  });
  const first = priceLine(inputFor(ONE));
  if (!first.ok) return [];
  const breaks: PriceBreak[] = [{ from: ONE, unitPrice: first.originalNetPrice }];
  let quantity: Decimal = ONE;
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const step = nextPriceStep(inputFor(quantity));
    if (!step || step.more.lte(ZERO)) break;
    quantity = step.quantity;
    const lowest = breaks.at(-1)?.unitPrice;
    if (step.unitPrice && lowest && step.unitPrice.lt(lowest))
      breaks.push({ from: quantity, unitPrice: step.unitPrice });
  }
  return breaks;
}
