import { type Decimal, type NumericInput, ONE, toDecimal, toPositive } from '../numbers/decimal.ts';
import { type Quantity, quantity as toQuantity } from '../numbers/quantity.ts';
import type { UnitOfMeasure } from './types.ts';

type TypedQuantity = { quantity: NumericInput; unit: UnitOfMeasure | null; size: NumericInput };

/** Base units in one `unit`; 1 without a unit or with a factor that is not above 0. */
export function unitFactor(unit: UnitOfMeasure | null): Decimal {
  return toPositive(unit?.factor) ?? ONE;
}

/** Base units in a typed quantity of 1: factor × size. The size counts only where the setting allows it. */
export function baseUnitsPerQuantity(
  { unit, size }: Omit<TypedQuantity, 'quantity'>,
  sizeInput: boolean,
): Decimal {
  const factor = unitFactor(unit);
  const typedSize = sizeInput ? toPositive(size) : null;
  return typedSize ? factor.times(typedSize) : factor;
}

/**
 * `q = quantity × factor × size`, in base units (rules: Quantity of a line). Null when the quantity is not numeric or
 * negative.
 */
export function baseQuantity(typed: TypedQuantity, sizeInput: boolean): Quantity | null {
  const quantity = toDecimal(typed.quantity);
  if (!quantity || quantity.lt(0)) return null;
  return toQuantity(quantity.times(baseUnitsPerQuantity(typed, sizeInput)));
}

/** `price × factor` (rules: Quantity of a line). */
export function pricePerChosenUnit(pricePerBaseUnit: Decimal, unit: UnitOfMeasure | null): Decimal {
  return pricePerBaseUnit.times(unitFactor(unit));
}
