import type { CartEntry } from '../../domain/cart/cart.ts';
import { type ChangedLine, cartLineChanges, type ProductStock } from '../../domain/cart/lineChanges.ts';
import type { LineContext } from '../../domain/cart/lineTerms.ts';
import { arePricesHidden } from '../../domain/catalogue/arePricesHidden.ts';
import type { Workspace } from '../workspace.ts';

const contexts = new WeakMap<Workspace['pricing'], LineContext>();

/** By what this customer's lines are judged; the same object for as long as the customer is at work. */
export const lineContextOf = ({ portal, customer, pricing }: Workspace): LineContext => {
  const known = contexts.get(pricing);
  if (known) return known;
  const { settings } = portal.company;
  const context = { pricing, settings, hidden: arePricesHidden(settings, customer) };
  contexts.set(pricing, context);
  return context;
};

/** The lines about which something changed, in the cart's order. */
export const changedLines = (
  workspace: Workspace,
  entries: readonly CartEntry[],
  stock: ReadonlyMap<number, ProductStock>,
): ChangedLine[] => {
  const context = lineContextOf(workspace);
  return entries.flatMap(({ key, line }) => {
    const changes = cartLineChanges(line, stock.get(line.productId) ?? null, context);
    return changes.length > 0 ? [{ key, line, changes }] : [];
  });
};
