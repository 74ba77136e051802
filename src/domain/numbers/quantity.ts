import type { Decimal } from './decimal.ts';

declare const unit: unique symbol;

/** A number of base units, the `q` of the rules (rules: Quantity of a line), never of chosen units. */
export type Quantity = Decimal & { readonly [unit]: 'quantity' };

/** Marks a decimal as a number of base units. */
export function quantity(value: Decimal): Quantity {
  return value as Quantity;
}
