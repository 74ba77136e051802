import { toPositive } from '../numbers/decimal.ts';
import { type CartLine, withQuantity } from './cartLine.ts';
import type { LineChange } from './lineChanges.ts';

/** Whether a change can be accepted directly: not when nothing is left, nor when another unit must be chosen first. */
export function canAccept({ units }: CartLine, change: LineChange): boolean {
  if (change.kind === 'stock_short') return toPositive(change.left) !== null;
  return change.kind !== 'unit_gone' || units.length === 0;
}

/** The line with a change accepted: its price becomes the known one, its quantity the available one. */
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

/** Undoes an accepted change and keeps what the customer changed since. */
export function withoutChange(before: CartLine, after: CartLine, now: CartLine): CartLine {
  return {
    ...now,
    known: now.known ?? before.known,
    goneUnit: now.unit === after.unit ? before.goneUnit : now.goneUnit,
    quantity: now.quantity === after.quantity ? before.quantity : now.quantity,
  };
}
