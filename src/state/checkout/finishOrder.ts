import { recordPurchase } from '../analytics/recordPurchase.ts';
import { tellApprovers } from '../approvals/tellApprovers.ts';
import { forgetStock } from '../catalogue/forgetStock.ts';
import { tellMetrics } from '../recommendations/tellMetrics.ts';
import { isSameCart, type Ordering, type StoredOrder } from './ordering.ts';

/**
 * `id` opens the confirmation; `corrected`: the back office calculated other figures than the customer knew and stored its own;
 * `kept`: how many lines are still in the cart, since the order went without them.
 */
export type PlacedOrder = { ok: true; id: string; number: string; corrected: boolean; kept: number };

/**
 * Takes what was ordered out of the cart that got its number at `madeAt`, and tells whoever is to hear of it. Where another
 * of the customer's sessions did so first, the cart stays as it is, and nothing is counted twice.
 */
export const finishOrder = (
  workspace: Ordering,
  { ordered, ...placed }: StoredOrder,
  madeAt: number,
): PlacedOrder => {
  if (isSameCart(workspace, madeAt)) {
    recordPurchase(workspace, placed.number, ordered);
    tellMetrics(workspace, placed, ordered);
  }
  const kept = workspace.cart.takeOut(ordered, madeAt);
  void workspace.queries.invalidateQueries({ queryKey: ['transactions'] });
  forgetStock(workspace.queries);
  tellApprovers(workspace, placed.id);
  return { ok: true, ...placed, kept };
};
