import type { Decimal } from './decimal.ts';

declare const unit: unique symbol;

/** A number of base units, the `q` of the rules (rules: Quantity of a line). Never a number of chosen units. */
export type Quantity = Decimal & { readonly [unit]: 'quantity' };

/** States that a decimal counts base units. */
export function quantity(value: Decimal): Quantity {
  return value as Quantity;
}
