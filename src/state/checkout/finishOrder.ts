import { recordPurchase } from '../analytics/recordPurchase.ts';
import { tellApprovers } from '../approvals/tellApprovers.ts';
import { forgetStock } from '../catalogue/forgetStock.ts';
import { tellMetrics } from '../recommendations/tellMetrics.ts';
import { isSameCart, type Ordering, type StoredOrder } from './ordering.ts';

/**
 * `id`: for the confirmation. `corrected`: the back office stored other figures. `kept`: number of lines that remain in
 * the cart.
 */
export type PlacedOrder = { ok: true; id: string; number: string; corrected: boolean; kept: number };

/**
 * Removes the ordered lines from the cart that got its number at `madeAt`, and notifies analytics and approvers. When
 * another session did so first, nothing happens.
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
