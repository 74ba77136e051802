import { type Decimal, ZERO } from '../numbers/decimal.ts';
import { unitFactor } from './baseQuantity.ts';
import type { NextPriceStep } from './nextPriceStep.ts';
import type { LinePrice, RuleName, UnitOfMeasure } from './types.ts';

/** `quantity` and `gifts` count base units, `price` is per base unit. `rule`: the rule that the price has. */
export type PriceChip =
  | { kind: 'price'; quantity: Decimal; price: Decimal }
  | { kind: 'gift'; quantity: Decimal; gifts: Decimal }
  | { kind: 'rule'; name: string };

/** Every price of the customer has it. */
const ORDINARY: RuleName = 'CUSTOMER_PRICE';

/** The few words beside a price in a table: its next break, or else the name of the last rule that changed it. */
export function priceChip(
  { price, step }: { price: LinePrice; step: NextPriceStep | null },
  unit: UnitOfMeasure | null,
): PriceChip | null {
  if (!price.ok) return null;
  if (step) {
    const quantity = step.quantity.times(unitFactor(unit));
    if (step.unitPrice) return { kind: 'price', quantity, price: step.unitPrice };
    const gifts = step.gifts.reduce((sum, gift) => sum.plus(gift.quantity), ZERO);
    return { kind: 'gift', quantity, gifts };
  }
  const last = price.trail.findLast(({ rule }) => rule !== ORDINARY);
  return last?.name ? { kind: 'rule', name: last.name } : null;
}
