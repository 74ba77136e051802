import type { CartEntry } from '../cart/cart.ts';
import type { CartLine } from '../cart/cartLine.ts';
import { changedEntries } from '../cart/changedEntries.ts';
import { type Decimal, ZERO } from '../numbers/decimal.ts';
import { baseQuantity, baseUnitsPerQuantity } from '../pricing/baseQuantity.ts';

/** In the line's unit, above 0. */
type QuantityChange = { line: CartLine; quantity: Decimal };

type CartDiff = { added: QuantityChange[]; removed: QuantityChange[] };

const MAX_DECIMAL_PLACES = 6;

const toBaseQuantity = (line: CartLine | undefined, sizeInput: boolean): Decimal =>
  (line && baseQuantity(line, sizeInput)) ?? ZERO;

/** Compares two states of the cart. A line whose price alone changed is in neither list. */
export const diffCart = (
  before: readonly CartEntry[],
  after: readonly CartEntry[],
  sizeInput: boolean,
): CartDiff => {
  const changed = changedEntries({ before, after });
  const linesBefore = new Map(changed.before.map(({ key, line }) => [key, line]));
  const linesAfter = new Map(changed.after.map(({ key, line }) => [key, line]));
  const diff: CartDiff = { added: [], removed: [] };
  for (const key of new Set([...linesBefore.keys(), ...linesAfter.keys()])) {
    const [lineBefore, lineAfter] = [linesBefore.get(key), linesAfter.get(key)];
    const line = lineAfter ?? lineBefore;
    if (!line || lineBefore === lineAfter) continue;
    const change = toBaseQuantity(lineAfter, sizeInput).minus(toBaseQuantity(lineBefore, sizeInput));
    const quantity = change.abs().div(baseUnitsPerQuantity(line, sizeInput)).round(MAX_DECIMAL_PLACES);
    if (quantity.eq(ZERO)) continue;
    (change.gt(ZERO) ? diff.added : diff.removed).push({ line, quantity });
  }
  return diff;
};
