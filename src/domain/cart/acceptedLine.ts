import { toPositive } from '../numbers/decimal.ts';
import { type CartLine, withQuantity } from './cartLine.ts';
import type { LineChange } from './lineChanges.ts';

/** Whether a change can be accepted as it is: not where nothing is left, nor where another unit has to be chosen first. */
export function canAccept({ units }: CartLine, change: LineChange): boolean {
  if (change.kind === 'stock_short') return toPositive(change.left) !== null;
  return change.kind !== 'unit_gone' || units.length === 0;
}

/** The line with a change accepted: the price is the known one now, what is left is what is ordered. */
export function withChange(line: CartLine, change: LineChange): CartLine {
  switch (change.kind) {
    case 'price_up':
    case 'price_down':
      return { ...line, known: null };
    case 'unit_gone':
      return { ...line, goneUnit: null };
    case 'stock_short':
      return withQuantity(line, change.left);
  }
}

/** A line as it was, but for what the customer changed about it since. */
export function withoutChange(before: CartLine, after: CartLine, now: CartLine): CartLine {
  return {
    ...now,
    known: now.known ?? before.known,
    goneUnit: now.unit === after.unit ? before.goneUnit : now.goneUnit,
    quantity: now.quantity === after.quantity ? before.quantity : now.quantity,
  };
}
