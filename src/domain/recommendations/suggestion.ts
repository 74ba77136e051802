import { type Decimal, toPositive, ZERO } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { unitFactor } from '../pricing/baseQuantity.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';

/** A suggested product. `quantity` is decimal text above 0 in the unit with `unitCode`; "" means pieces. */
export type Suggestion = {
  readonly productId: number;
  readonly quantity: string;
  readonly unitCode: string;
};

/** A suggestion from past orders: days between two purchases, and the last day (yyyy-mm-dd; "" when unknown). */
export type UsualSuggestion = Suggestion & {
  readonly timesBought: number | null;
  readonly usualDays: number | null;
  readonly lastDay: string;
};

/** An order that the company recommends to one customer. */
export type Recommendation = {
  readonly id: string;
  readonly customerId: number;
  readonly note: string;
  readonly suggestions: readonly Suggestion[];
};

/** The suggested quantity in base units. */
export function suggestedBaseQuantity(
  { quantity, unitCode }: Suggestion,
  units: readonly UnitOfMeasure[],
): Decimal {
  const unit = units.find(({ code }) => code === unitCode) ?? null;
  return (toPositive(quantity) ?? ZERO).times(unitFactor(unit));
}

/**
 * The suggested quantity in a unit that the product has today. When its own unit is no longer sold, the first unit with
 * the same number is used.
 */
export function suggestedQuantity(
  { quantity, unitCode }: Suggestion,
  units: readonly UnitOfMeasure[],
): { quantity: string; unit: UnitOfMeasure | null } {
  const unit = units.find(({ code }) => code === unitCode) ?? units[0] ?? null;
  const count = toPositive(quantity);
  return { quantity: count ? formatForWire(count) : '1', unit };
}
