import type { CartEntry } from '../../domain/cart/cart.ts';
import type { LineContext } from '../../domain/cart/currentLine.ts';
import { type ChangedLine, lineChanges, type ProductStock } from '../../domain/cart/lineChanges.ts';

/** The lines with changes, in cart order. */
export const changedLines = (
  context: LineContext,
  entries: readonly CartEntry[],
  stock: ReadonlyMap<number, ProductStock>,
): ChangedLine[] =>
  entries.flatMap(({ key, line }) => {
    const changes = lineChanges(line, stock.get(line.productId) ?? null, context);
    return changes.length > 0 ? [{ key, line, changes }] : [];
  });
