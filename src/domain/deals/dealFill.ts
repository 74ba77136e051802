import { ceilDivide, type Decimal, ZERO } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { basePerTyped, unitFactor } from '../pricing/baseQuantity.ts';
import { type Size, sizeText } from '../pricing/size.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';
import type { ConditionProgress } from './dealProgress.ts';

/** What to add so that a condition is met: so many (whole) of a unit, beside what the cart holds. */
export type DealFill = { quantity: string; unit: UnitOfMeasure | null; size: Size | null };

function byFactor(one: UnitOfMeasure, other: UnitOfMeasure): number {
  return unitFactor(one).cmp(unitFactor(other));
}

/** The largest unit of which a whole number is exactly that much; else the smallest unit there is, null without units. */
function unitFor(missing: Decimal, units: readonly UnitOfMeasure[]): UnitOfMeasure | null {
  const sorted = units.toSorted(byFactor);
  const exact = sorted.findLast((unit) => missing.mod(unitFactor(unit)).eq(ZERO));
  return exact ?? sorted[0] ?? null;
}

/**
 * What is missing for a condition as the customer would add it: in the unit and size of the line that counts for it, else in
 * the product's units. Null when nothing is missing.
 */
export function dealFill(
  { missing, line }: ConditionProgress,
  units: readonly UnitOfMeasure[],
  sizeInput: boolean,
): DealFill | null {
  if (missing.lte(ZERO)) return null;
  const unit = line ? line.unit : unitFor(missing, units);
  const size = line?.size ?? null;
  const quantity = formatForWire(ceilDivide(missing, basePerTyped({ unit, size }, sizeInput)));
  const text = line ? sizeText(size, line.typedSize) : '';
  return { quantity, unit, size: size !== null && text !== '' ? { text, value: size } : null };
}
