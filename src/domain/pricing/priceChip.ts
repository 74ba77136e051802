import { type Decimal, ZERO } from '../numbers/decimal.ts';
import { unitFactor } from './baseQuantity.ts';
import type { NextPriceStep } from './nextPriceStep.ts';
import type { LinePrice, PricedLine, RuleName, UnitOfMeasure } from './types.ts';

/**
 * `quantity` and `gifts` count base units, `price` is per base unit. `break`: the quantity's or the contract's rule that the
 * price has, by its name; `deal`: a price that is lower for now, with the rule's name when it has one.
 */
export type PriceChip =
  | { kind: 'price'; quantity: Decimal; price: Decimal }
  | { kind: 'gift'; quantity: Decimal; gifts: Decimal }
  | { kind: 'break'; name: string }
  | { kind: 'deal'; name: string | null };

/** Every price of the customer has it. */
const ORDINARY: RuleName = 'CUSTOMER_PRICE';
const DEALS: readonly string[] = ['FIXED_PRICE', 'COMMERCIAL_DISCOUNT'] satisfies RuleName[];

/** A name such as "24 or more" says what the price takes, which a deal's doesn't. */
function reachedChip({ trail }: PricedLine): PriceChip | null {
  const reached = trail.findLast(({ rule, name }) => rule !== ORDINARY && !DEALS.includes(rule) && name);
  if (reached?.name) return { kind: 'break', name: reached.name };
  const deal = trail.findLast(({ rule, before, after }) => DEALS.includes(rule) && after.lt(before));
  return deal ? { kind: 'deal', name: deal.name || null } : null;
}

/** The few words beside a price in a list: its next break, or else the break that it has, or else that it is a deal. */
export function priceChip(
  { price, step }: { price: LinePrice; step: NextPriceStep | null },
  unit: UnitOfMeasure | null,
): PriceChip | null {
  if (!price.ok) return null;
  if (!step) return reachedChip(price);
  const quantity = step.quantity.times(unitFactor(unit));
  if (step.unitPrice) return { kind: 'price', quantity, price: step.unitPrice };
  const gifts = step.gifts.reduce((sum, gift) => sum.plus(gift.quantity), ZERO);
  return { kind: 'gift', quantity, gifts };
}
