import { ceilDivide, type Decimal } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { baseUnitsPerQuantity } from './baseQuantity.ts';
import type { UnitOfMeasure } from './types.ts';

type Chosen = {
  units: readonly UnitOfMeasure[];
  unit: UnitOfMeasure | null;
  size: string | null;
  sizeInput: boolean;
};

/**
 * The unit and quantity that reach a price break of `from` base units: the largest unit that reaches it exactly, else the smallest
 * quantity of the chosen unit that does.
 */
export const orderForBreak = (
  from: Decimal,
  { units, unit, size, sizeInput }: Chosen,
): { unit: UnitOfMeasure | null; quantity: string } => {
  const perUnit = (one: UnitOfMeasure | null) => baseUnitsPerQuantity({ unit: one, size }, sizeInput);
  const exact = units
    .filter((one) => from.mod(perUnit(one)).eq(0))
    .toSorted((one, other) => perUnit(other).cmp(perUnit(one)));
  const chosen = exact[0] ?? unit;
  return { unit: chosen, quantity: formatForWire(ceilDivide(from, perUnit(chosen))) };
};
