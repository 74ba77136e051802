import { ceilDivide, type Decimal, ZERO } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { baseUnitsPerQuantity, unitFactor } from '../pricing/baseQuantity.ts';
import { type Size, sizeText } from '../pricing/size.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';
import type { ConditionProgress } from './dealProgress.ts';

/** What to add to the cart so that a condition is met; `quantity` is a whole number of `unit`. */
export type DealShortfall = { quantity: string; unit: UnitOfMeasure | null; size: Size | null };

function compareFactors(a: UnitOfMeasure, b: UnitOfMeasure): number {
  return unitFactor(a).cmp(unitFactor(b));
}

function largestExactUnit(missing: Decimal, units: readonly UnitOfMeasure[]): UnitOfMeasure | null {
  const sorted = units.toSorted(compareFactors);
  const exactUnit = sorted.findLast((unit) => missing.mod(unitFactor(unit)).eq(ZERO));
  return exactUnit ?? sorted[0] ?? null;
}

/** Uses the unit and size of the cart line that counts, else the product's units. Null when nothing is missing. */
export function dealShortfall(
  { missing, line }: ConditionProgress,
  units: readonly UnitOfMeasure[],
  sizeInput: boolean,
): DealShortfall | null {
  if (missing.lte(ZERO)) return null;
  const unit = line ? line.unit : largestExactUnit(missing, units);
  const size = line?.size ?? null;
  const quantity = formatForWire(ceilDivide(missing, baseUnitsPerQuantity({ unit, size }, sizeInput)));
  const text = line ? sizeText(size, line.typedSize) : '';
  return { quantity, unit, size: size !== null && text !== '' ? { text, value: size } : null };
}
