import { type Decimal, ONE, ZERO } from '../numbers/decimal.ts';
import { type Money, money, NO_MONEY } from '../numbers/money.ts';
import { nextPriceStep } from './nextPriceStep.ts';
import { priceLine } from './priceLine.ts';
import type { PriceLineInput } from './types.ts';

/** `from` counts base units; `unitPrice` is per base unit. `saved`: what `from` units cost less than at the price of one. */
export type PriceBreak = { from: Decimal; unitPrice: Decimal; saved: Money };

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
  const priceOfOne = first.originalNetPrice;
  const breaks: PriceBreak[] = [{ from: ONE, unitPrice: priceOfOne, saved: NO_MONEY }];
  let quantity: Decimal = ONE;
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const step = nextPriceStep(inputFor(quantity));
    if (!step || step.more.lte(ZERO)) break;
    quantity = step.quantity;
    const lowest = breaks.at(-1)?.unitPrice;
    if (step.unitPrice && lowest && step.unitPrice.lt(lowest)) {
      const saved = money(priceOfOne.minus(step.unitPrice).times(quantity));
      breaks.push({ from: quantity, unitPrice: step.unitPrice, saved });
    }
  }
  return breaks;
}

/** The last break that a base quantity reaches; null below the first. */
export const reachedBreak = (breaks: readonly PriceBreak[], baseQuantity: Decimal): PriceBreak | null =>
  breaks.findLast(({ from }) => from.lte(baseQuantity)) ?? null;

/** What a base quantity at its price per base unit costs less than at the price of one; null when it doesn't. */
export const savedOn = (
  breaks: readonly PriceBreak[],
  { baseQuantity, originalNetPrice }: { baseQuantity: Decimal; originalNetPrice: Decimal },
): Money | null => {
  const [first] = breaks;
  const saved = first && money(first.unitPrice.minus(originalNetPrice).times(baseQuantity));
  return saved?.gt(ZERO) ? saved : null;
};
