import { type Decimal, type NumericInput, ONE, toDecimal, toPositive } from '../numbers/decimal.ts';
import { quantity as inBaseUnits, type Quantity } from '../numbers/quantity.ts';
import type { UnitOfMeasure } from './types.ts';

type Typed = { quantity: NumericInput; unit: UnitOfMeasure | null; size: NumericInput };

/** How many base units one chosen unit is; 1 without a unit or with a factor that is not above 0. */
export function unitFactor(unit: UnitOfMeasure | null): Decimal {
  return toPositive(unit?.factor) ?? ONE;
}

/** How many base units one step of the quantity field is: factor × size, the size only where the setting allows it. */
export function basePerTyped({ unit, size }: Omit<Typed, 'quantity'>, sizeInput: boolean): Decimal {
  const factor = unitFactor(unit);
  const typedSize = sizeInput ? toPositive(size) : null;
  return typedSize ? factor.times(typedSize) : factor;
}

/**
 * `q = quantity × factor × size`, in base units (rules: Quantity of a line). Null when the quantity is not numeric or is
 * negative.
 */
export function baseQuantity(typed: Typed, sizeInput: boolean): Quantity | null {
  const quantity = toDecimal(typed.quantity);
  if (!quantity || quantity.lt(0)) return null;
  return inBaseUnits(quantity.times(basePerTyped(typed, sizeInput)));
}

/** A price per base unit as the customer sees it per chosen unit: `price × factor` (rules: Quantity of a line). */
export function pricePerChosenUnit(pricePerBaseUnit: Decimal, unit: UnitOfMeasure | null): Decimal {
  return pricePerBaseUnit.times(unitFactor(unit));
}
