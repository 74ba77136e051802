import type { SentOrder } from '../../domain/cart/cart.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import type { Workspace } from '../workspace.ts';
import { checkBeforePlacing } from './checkBeforePlacing.ts';
import { finishOrder, type PlacedOrder } from './finishOrder.ts';
import {
  EXPIRED,
  findSubmittedOrder,
  hasNotArrived,
  isOpened,
  isSameCart,
  type NotPlaced,
  type OnStage,
  type Ordering,
  type StoredOrder,
} from './ordering.ts';
import { sendOrder } from './sendOrder.ts';

/** An earlier submission with unknown result; null without one, or when it was not stored. */
const findSentBefore = async (workspace: Ordering): Promise<StoredOrder | NotPlaced | null> => {
  const { sent, orderNumberMadeAt } = workspace.cart.state.getState().details;
  if (sent?.madeAt !== orderNumberMadeAt) return null;
  const asked = await findSubmittedOrder(workspace, sent);
  return hasNotArrived(asked) ? null : asked;
};

/** The cart changed during verification: it was ordered by another session, or must be verified again. */
const findElsewhere = async (workspace: Ordering, pressed: SentOrder): Promise<StoredOrder | NotPlaced> => {
  const asked = await findSubmittedOrder(workspace, pressed);
  return hasNotArrived(asked) ? { ok: false, reason: 'changed', code: 'changed' } : asked;
};

const place = async (
  workspace: Ordering,
  method: ShippingMethod | null,
): Promise<PlacedOrder | NotPlaced> => {
  const { orderNumber: number, orderNumberMadeAt: madeAt } = workspace.cart.state.getState().details;
  let result = await findSentBefore(workspace);
  if (!result) {
    workspace.onStage('checking');
    const ready = await checkBeforePlacing(workspace);
    if (!ready.ok && ready.reason === 'session_expired') return EXPIRED;
    if (!isSameCart(workspace, madeAt)) result = await findElsewhere(workspace, { number, madeAt });
    else if (!ready.ok) return { ...ready, code: ready.reason };
    else {
      workspace.onStage('sending');
      result = await sendOrder(workspace, method);
      if (!('ok' in result) && ready.priceFell) result = { ...result, corrected: true };
    }
  }
  return 'ok' in result ? result : finishOrder(workspace, result, madeAt);
};

const underWay = new WeakMap<Workspace, Promise<PlacedOrder | NotPlaced>>();

/**
 * Places the cart as an order, invoice or estimate (specification §4, Placing an order). Token and prices are verified
 * first. Cart key and order number make repeats safe across sessions; an earlier attempt without response is looked up
 * first. Lines leave the cart only when the back office has stored them. Parallel calls share one attempt. `onStage`
 * reports progress.
 */
export const placeOrder = (
  workspace: Workspace,
  shippingMethod: ShippingMethod | null,
  onStage: OnStage = () => undefined,
): Promise<PlacedOrder | NotPlaced> => {
  const isIn = workspace.portal.session.getState().status === 'in';
  if (!isIn || !isOpened(workspace)) return Promise.resolve(EXPIRED);
  const placing =
    underWay.get(workspace) ??
    place({ ...workspace, onStage }, shippingMethod).finally(() => underWay.delete(workspace));
  underWay.set(workspace, placing);
  return placing;
};
