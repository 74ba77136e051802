import { type Decimal, ONE, toDecimal, ZERO } from '../numbers/decimal.ts';
import { unitFactor } from './baseQuantity.ts';
import type { NextPriceStep } from './nextPriceStep.ts';
import { isWithinRange } from './rules/range.ts';
import type {
  LinePrice,
  PricedLine,
  PriceRules,
  RuleName,
  SpecialPriceEntry,
  UnitOfMeasure,
} from './types.ts';

/**
 * `quantity` and `gifts` count base units, `price` is per base unit. `break`: the price is that from a quantity on;
 * `deal`: a price that is lower for now, with the rule's name when it has one.
 */
export type PriceChip =
  | { kind: 'price'; quantity: Decimal; price: Decimal }
  | { kind: 'gift'; quantity: Decimal; gifts: Decimal }
  | { kind: 'break'; quantity: Decimal }
  | { kind: 'deal'; name: string | null };

/** Every price of the customer has it. */
const ORDINARY: RuleName = 'CUSTOMER_PRICE';
const DEALS: readonly string[] = ['FIXED_PRICE', 'COMMERCIAL_DISCOUNT'] satisfies RuleName[];

function reachedChip({ trail, baseQuantity }: PricedLine, rules: PriceRules | null): PriceChip | null {
  const lowered = trail.filter(({ rule, before, after }) => rule !== ORDINARY && after.lt(before));
  const own = lowered.findLast(({ rule }) => !DEALS.includes(rule));
  const entries: readonly SpecialPriceEntry[] = rules ? [...rules.specialPrices, ...rules.discounts] : [];
  const entry = entries.find(
    (each) => each.rule === own?.rule && each.name === own.name && isWithinRange(each, baseQuantity),
  );
  const from = toDecimal(entry?.minValue ?? entry?.base);
  if (from?.gt(ONE)) return { kind: 'break', quantity: from };
  const deal = lowered.findLast(({ rule }) => DEALS.includes(rule));
  return deal ? { kind: 'deal', name: deal.name || null } : null;
}

/** The few words beside a price in a list: its next break, or else the break that it has, or else that it is a deal. */
export function priceChip(
  { price, step, rules = null }: { price: LinePrice; step: NextPriceStep | null; rules?: PriceRules | null },
  unit: UnitOfMeasure | null,
): PriceChip | null {
  if (!price.ok) return null;
  if (!step) return reachedChip(price, rules);
  const quantity = step.quantity.times(unitFactor(unit));
  if (step.unitPrice) return { kind: 'price', quantity, price: step.unitPrice };
  const gifts = step.gifts.reduce((sum, gift) => sum.plus(gift.quantity), ZERO);
  return { kind: 'gift', quantity, gifts };
}
