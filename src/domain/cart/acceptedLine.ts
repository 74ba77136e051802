import { toPositive } from '../numbers/decimal.ts';
import { type CartLine, withQuantity } from './cartLine.ts';
import type { LineChange } from './lineChanges.ts';

/** A sold-out product can't be accepted, and a discontinued unit must be replaced first. */
export function canAccept({ units }: CartLine, change: LineChange): boolean {
  if (change.kind === 'stock_short') return toPositive(change.availableQuantity) !== null;
  return change.kind !== 'unit_gone' || units.length === 0;
}

export function withChange(line: CartLine, change: LineChange): CartLine {
  switch (change.kind) {
    case 'price_up':
    case 'price_down':
      return { ...line, known: null };
    case 'unit_gone':
      return { ...line, goneUnit: null };
    case 'stock_short':
      return withQuantity(line, change.availableQuantity);
  }
}

/** Undoes an accepted change, but keeps what the customer changed since. */
export function withoutChange(before: CartLine, after: CartLine, current: CartLine): CartLine {
  return {
    ...current,
    known: current.known ?? before.known,
    goneUnit: current.unit === after.unit ? before.goneUnit : current.goneUnit,
    quantity: current.quantity === after.quantity ? before.quantity : current.quantity,
  };
}
