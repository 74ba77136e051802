import { type Decimal, toPositive, ZERO } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { unitFactor } from '../pricing/baseQuantity.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';

/** `quantity` is decimal text above 0 in the unit with `unitCode`; "" means pieces. */
export type Suggestion = {
  readonly productId: number;
  /** "" when unknown. */
  readonly productCode: string;
  readonly quantity: string;
  readonly unitCode: string;
};

/** Days between two purchases, and the last day (yyyy-mm-dd; "" when unknown). */
export type UsualSuggestion = Suggestion & {
  readonly timesBought: number | null;
  readonly usualDays: number | null;
  readonly lastDay: string;
};

export type Recommendation = {
  readonly id: string;
  readonly customerId: number;
  readonly note: string;
  readonly suggestions: readonly Suggestion[];
};

export function suggestedBaseQuantity(
  { quantity, unitCode }: Pick<Suggestion, 'quantity' | 'unitCode'>,
  units: readonly UnitOfMeasure[],
): Decimal {
  const unit = units.find(({ code }) => code === unitCode) ?? null;
  return (toPositive(quantity) ?? ZERO).times(unitFactor(unit));
}

/** In a current unit; when the suggested one is no longer sold, the same number of the first unit. */
export function suggestedQuantity(
  { quantity, unitCode }: Pick<Suggestion, 'quantity' | 'unitCode'>,
  units: readonly UnitOfMeasure[],
): { quantity: string; unit: UnitOfMeasure | null } {
  const unit = units.find(({ code }) => code === unitCode) ?? units[0] ?? null;
  const count = toPositive(quantity);
  return { quantity: count ? formatForWire(count) : '1', unit };
}
