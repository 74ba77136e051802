import type { Decimal } from './decimal.ts';

declare const unit: unique symbol;

/** A number of base units, the `q` of the rules (rules: Quantity of a line), never of chosen units. */
export type Quantity = Decimal & { readonly [unit]: 'quantity' };

export function quantity(value: Decimal): Quantity {
  return value as Quantity;
}
