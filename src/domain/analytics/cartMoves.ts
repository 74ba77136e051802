import type { CartEntry } from '../cart/cart.ts';
import type { CartLine } from '../cart/cartLine.ts';
import { type Decimal, ZERO } from '../numbers/decimal.ts';
import { basePerTyped, baseQuantity } from '../pricing/baseQuantity.ts';

/** So many of a line, above 0, in the line's own unit. */
type CartMove = { line: CartLine; quantity: Decimal };

type CartMoves = { added: CartMove[]; removed: CartMove[] };

/** A division that doesn't come out even ends here. */
const MOST_PLACES = 6;

const inBase = (line: CartLine | undefined, sizeInput: boolean): Decimal =>
  (line && baseQuantity(line, sizeInput)) ?? ZERO;

/**
 * What went into the cart and out of it between two of its states: lines that came or went, quantities raised or lowered, a
 * unit that holds more or less. A line that was only priced anew moved nowhere.
 */
export const cartMoves = (
  before: readonly CartEntry[],
  after: readonly CartEntry[],
  sizeInput: boolean,
): CartMoves => {
  const was = new Map(before.map(({ key, line }) => [key, line]));
  const is = new Map(after.map(({ key, line }) => [key, line]));
  const moves: CartMoves = { added: [], removed: [] };
  for (const key of new Set([...was.keys(), ...is.keys()])) {
    const [old, now] = [was.get(key), is.get(key)];
    const line = now ?? old;
    if (!line || old === now) continue;
    const more = inBase(now, sizeInput).minus(inBase(old, sizeInput));
    const quantity = more.abs().div(basePerTyped(line, sizeInput)).round(MOST_PLACES);
    if (quantity.eq(ZERO)) continue;
    (more.gt(ZERO) ? moves.added : moves.removed).push({ line, quantity });
  }
  return moves;
};
