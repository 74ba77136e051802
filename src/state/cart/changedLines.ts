import type { CartEntry } from '../../domain/cart/cart.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import type { LineContext } from '../../domain/cart/currentLine.ts';
import {
  type ChangedLine,
  type LineChange,
  lineChanges,
  type ProductStock,
} from '../../domain/cart/lineChanges.ts';

type Remembered = {
  context: LineContext;
  stock: ProductStock | null;
  changes: readonly LineChange[];
};

const remembered = new WeakMap<CartLine, Remembered>();

/** The changes of a line, calculated again only when the line or its stock is another: a cart has 1,000 lines. */
export const changesOfLine = (
  context: LineContext,
  line: CartLine,
  stock: ProductStock | null,
): readonly LineChange[] => {
  const before = remembered.get(line);
  if (before && before.context === context && before.stock === stock) return before.changes;
  const changes = lineChanges(line, stock, context);
  remembered.set(line, { context, stock, changes });
  return changes;
};

export const changedLines = (
  context: LineContext,
  entries: readonly CartEntry[],
  stock: ReadonlyMap<number, ProductStock>,
): ChangedLine[] =>
  entries.flatMap(({ key, line }) => {
    const changes = changesOfLine(context, line, stock.get(line.productId) ?? null);
    return changes.length > 0 ? [{ key, line, changes }] : [];
  });
