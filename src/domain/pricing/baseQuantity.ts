import { type Decimal, type NumericInput, ONE, toDecimal, toPositive } from '../numbers/decimal.ts';
import { type Quantity, quantity as toQuantity } from '../numbers/quantity.ts';
import type { UnitOfMeasure } from './types.ts';

type TypedQuantity = { quantity: NumericInput; unit: UnitOfMeasure | null; size: NumericInput };

export function unitFactor(unit: UnitOfMeasure | null): Decimal {
  return toPositive(unit?.factor) ?? ONE;
}

/** Empty for single pieces. */
export const packName = (unit: UnitOfMeasure | null): string =>
  unit && !unitFactor(unit).eq(ONE) ? unit.name : '';

/** Base units in a typed quantity of 1. The size counts only where the setting allows it. */
export function baseUnitsPerQuantity(
  { unit, size }: Omit<TypedQuantity, 'quantity'>,
  sizeInput: boolean,
): Decimal {
  const factor = unitFactor(unit);
  const typedSize = sizeInput ? toPositive(size) : null;
  return typedSize ? factor.times(typedSize) : factor;
}

/** `quantity × factor × size`, in base units (rules: Quantity of a line). Null when not numeric or negative. */
export function baseQuantity(typed: TypedQuantity, sizeInput: boolean): Quantity | null {
  const quantity = toDecimal(typed.quantity);
  if (!quantity || quantity.lt(0)) return null;
  return toQuantity(quantity.times(baseUnitsPerQuantity(typed, sizeInput)));
}

/** (rules: Quantity of a line) */
export function pricePerChosenUnit(pricePerBaseUnit: Decimal, unit: UnitOfMeasure | null): Decimal {
  return pricePerBaseUnit.times(unitFactor(unit));
}
