import type { CartEntry } from '../../domain/cart/cart.ts';
import type { LineContext } from '../../domain/cart/currentLine.ts';
import { type ChangedLine, lineChanges, type ProductStock } from '../../domain/cart/lineChanges.ts';
import { arePricesHidden } from '../../domain/catalogue/arePricesHidden.ts';
import type { Workspace } from '../workspace.ts';

/** The context for judging lines; the same object for a customer's whole visit. */
export const lineContextOf = ({ portal, customer, pricing }: Workspace): LineContext => {
  const { settings } = portal.company;
  return { pricing, settings, hidden: arePricesHidden(settings, customer) };
};

/** The lines with changes, in cart order. */
export const changedLines = (
  workspace: Workspace,
  entries: readonly CartEntry[],
  stock: ReadonlyMap<number, ProductStock>,
): ChangedLine[] => {
  const context = lineContextOf(workspace);
  return entries.flatMap(({ key, line }) => {
    const changes = lineChanges(line, stock.get(line.productId) ?? null, context);
    return changes.length > 0 ? [{ key, line, changes }] : [];
  });
};
