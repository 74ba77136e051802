import { type Decimal, toPositive, ZERO } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { unitFactor } from '../pricing/baseQuantity.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';

/** A product that is suggested: so many (decimal text above 0) of the unit with this code; "": in pieces. */
export type Suggestion = {
  readonly productId: number;
  readonly quantity: string;
  readonly unitCode: string;
};

/** A habit behind a suggestion: days between two purchases, and the last day (yyyy-mm-dd; "": not said). */
export type UsualSuggestion = Suggestion & {
  readonly timesBought: number | null;
  readonly usualDays: number | null;
  readonly lastDay: string;
};

/** An order that the company recommends to one customer, newest first in a list. */
export type Recommendation = {
  readonly id: string;
  readonly customerId: number;
  readonly note: string;
  readonly suggestions: readonly Suggestion[];
};

/** How many base units are suggested, with the units that the product has. */
export function suggestedBase({ quantity, unitCode }: Suggestion, units: readonly UnitOfMeasure[]): Decimal {
  const unit = units.find(({ code }) => code === unitCode) ?? null;
  return (toPositive(quantity) ?? ZERO).times(unitFactor(unit));
}

/**
 * The suggestion in the units that the product has today: its own unit, or where that is gone, the first one there is, in as
 * many as it says. A product without units is counted in pieces.
 */
export function suggestedOrder(
  { quantity, unitCode }: Suggestion,
  units: readonly UnitOfMeasure[],
): { quantity: string; unit: UnitOfMeasure | null } {
  const unit = units.find(({ code }) => code === unitCode) ?? units[0] ?? null;
  const count = toPositive(quantity);
  return { quantity: count ? formatForWire(count) : '1', unit };
}
