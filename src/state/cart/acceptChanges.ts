import { canAccept, withChange, withoutChange } from '../../domain/cart/acceptedLine.ts';
import type { CartEntry } from '../../domain/cart/cart.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import type { ChangedLine } from '../../domain/cart/lineChanges.ts';
import type { CartStore } from './cartStore.ts';

/** Accepts changes of lines and returns an undo function (rules: Price verification). */
export const acceptChanges = (cart: CartStore, lines: readonly ChangedLine[]): (() => void) => {
  const wanted = new Map(lines.map((line) => [line.key, line]));
  const before = new Map<string, { was: CartLine; became: CartLine }>();
  const accept = (entry: CartEntry): CartEntry => {
    const changed = wanted.get(entry.key);
    if (!changed) return entry;
    const line = changed.changes
      .filter((change) => canAccept(entry.line, change))
      .reduce((now, change) => withChange(now, change), entry.line);
    if (line === entry.line) return entry;
    before.set(entry.key, { was: entry.line, became: line });
    return { ...entry, line };
  };
  cart.setEntries(cart.state.getState().entries.map(accept));
  return () =>
    cart.setEntries(
      cart.state.getState().entries.map((entry) => {
        const known = before.get(entry.key);
        return known ? { ...entry, line: withoutChange(known.was, known.became, entry.line) } : entry;
      }),
    );
};
