import { ceilDivide, type Decimal, ONE, toPositive, ZERO } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { unitFactor } from '../pricing/baseQuantity.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';
import { roundUpToUnit } from '../pricing/wholeQuantity.ts';

/** `quantity` is decimal text above 0 in the unit with `unitCode`; "" means pieces. */
export type Suggestion = {
  readonly productId: number;
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

/**
 * In a current unit. Pieces of a product that is sold in packs now are as many packs as hold them. How much a unit held that is
 * no longer sold isn't known: one of the first unit.
 */
export function suggestedQuantity(
  { quantity, unitCode }: Pick<Suggestion, 'quantity' | 'unitCode'>,
  units: readonly UnitOfMeasure[],
): { quantity: string; unit: UnitOfMeasure | null } {
  const count = toPositive(quantity) ?? ONE;
  const [first = null] = units;
  const same = units.find(({ code }) => code === unitCode);
  if (same || !first)
    return { quantity: formatForWire(roundUpToUnit(count, same ?? null)), unit: same ?? null };
  if (unitCode !== '') return { quantity: '1', unit: first };
  const unit = units.find((piece) => unitFactor(piece).eq(ONE)) ?? first;
  return { quantity: formatForWire(ceilDivide(count, unitFactor(unit))), unit };
}

export function suggestedBaseQuantity(
  suggestion: Pick<Suggestion, 'quantity' | 'unitCode'>,
  units: readonly UnitOfMeasure[],
): Decimal {
  if (!toPositive(suggestion.quantity)) return ZERO;
  const { quantity, unit } = suggestedQuantity(suggestion, units);
  return (toPositive(quantity) ?? ZERO).times(unitFactor(unit));
}
