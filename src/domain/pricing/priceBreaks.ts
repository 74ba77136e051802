import { type Decimal, ONE, ZERO } from '../numbers/decimal.ts';
import { nextPriceStep } from './nextPriceStep.ts';
import { priceLine } from './priceLine.ts';
import type { PriceLineInput } from './types.ts';

/** From that many base units on, each costs `unitPrice`. */
export type PriceBreak = { from: Decimal; unitPrice: Decimal };

/** Steps that repeat for ever (every 12th unit) are followed this far. */
const MOST_STEPS = 8;

/**
 * The quantities at which each base unit becomes cheaper, the first being one unit (rules: Price of a line). A single entry
 * means that quantity changes nothing; none that there is no price.
 */
export function priceBreaks(input: Omit<PriceLineInput, 'quantity' | 'unit' | 'size'>): PriceBreak[] {
  const of = (quantity: Decimal): PriceLineInput => ({
    ...input,
    quantity: quantity.toFixed(),
    unit: null,
    size: null,
  });
  const first = priceLine(of(ONE));
  if (!first.ok) return [];
  const breaks: PriceBreak[] = [{ from: ONE, unitPrice: first.originalNetPrice }];
  let quantity: Decimal = ONE;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const step = nextPriceStep(of(quantity));
    if (!step || step.more.lte(ZERO)) break;
    quantity = step.quantity;
    const lowest = breaks.at(-1)?.unitPrice;
    if (step.unitPrice && lowest && step.unitPrice.lt(lowest))
      breaks.push({ from: quantity, unitPrice: step.unitPrice });
  }
  return breaks;
}
