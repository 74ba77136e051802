import { nextOrderPresets } from '../../domain/checkout/nextOrderPresets.ts';
import { forgetStock } from '../catalogue/forgetStock.ts';
import type { OrderDependencies } from './orderDependencies.ts';
import { recordPurchase } from './recordPurchase.ts';
import type { PlacedOrder, StoredOrder } from './submissionResult.ts';
import { isSameCart } from './submittedOrder.ts';

/**
 * Removes the ordered lines from the cart that got its number at `madeAt`, and notifies analytics and approvers. When
 * another session did so first, nothing happens.
 */
export const finishOrder = (
  dependencies: OrderDependencies,
  { ordered, id, number, corrected }: StoredOrder,
  madeAt: number,
): PlacedOrder => {
  const { cart, customer, queries, reportMetrics, notifyApprovers } = dependencies;
  if (isSameCart(dependencies, madeAt)) {
    recordPurchase(dependencies, { id, number }, ordered);
    reportMetrics({ id, number }, ordered);
  }
  const method = cart.prices.getState()?.delivery?.method?.code ?? null;
  const presets = nextOrderPresets(customer, cart.state.getState().details, method);
  const kept = cart.takeOut(ordered, madeAt, presets);
  void queries.invalidateQueries({ queryKey: ['transactions'] });
  void queries.invalidateQueries({ queryKey: ['purchases'] });
  forgetStock(queries);
  notifyApprovers(id);
  return { status: 'placed', id, number, corrected, kept };
};
