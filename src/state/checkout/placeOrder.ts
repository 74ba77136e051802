import type { SentOrder } from '../../domain/cart/cart.ts';
import type { ShippingMethod } from '../../domain/checkout/shippingMethod.ts';
import { checkBeforePlacing } from './checkBeforePlacing.ts';
import { finishOrder } from './finishOrder.ts';
import type { OrderDependencies } from './orderDependencies.ts';
import { toSubmission } from './orderOutcome.ts';
import { sendOrder } from './sendOrder.ts';
import type { NotPlaced, OnStage, StoredOrder, SubmissionResult } from './submissionResult.ts';
import { findSubmittedOrder, isSameCart } from './submittedOrder.ts';

/** An earlier submission with unknown result; null without one, or when it was not stored. */
export const findSentBefore = async (
  dependencies: OrderDependencies,
  onStage: OnStage,
): Promise<StoredOrder | NotPlaced | null> => {
  const { sent, orderNumberMadeAt } = dependencies.cart.state.getState().details;
  if (sent?.madeAt !== orderNumberMadeAt) return null;
  const found = await findSubmittedOrder(dependencies, sent, onStage);
  return found.kind === 'missing' ? null : toSubmission(found);
};

/** The cart changed during verification: it was ordered by another session, or must be verified again. */
const findElsewhere = async (
  dependencies: OrderDependencies,
  submitted: SentOrder,
  onStage: OnStage,
): Promise<StoredOrder | NotPlaced> => {
  const asked = await findSubmittedOrder(dependencies, submitted, onStage);
  return asked.kind === 'missing' ? { status: 'changed', code: 'changed' } : toSubmission(asked);
};

export const checkCart = async (
  dependencies: OrderDependencies,
  onStage: OnStage,
): Promise<{ status: 'ready'; priceFell: boolean } | StoredOrder | NotPlaced> => {
  const { orderNumber: number, orderNumberMadeAt: madeAt } = dependencies.cart.state.getState().details;
  onStage('checking');
  const check = await checkBeforePlacing(dependencies);
  if (check.status === 'session_expired') return { status: check.status, code: check.status };
  if (!isSameCart(dependencies, madeAt)) return findElsewhere(dependencies, { number, madeAt }, onStage);
  return check.status === 'ready' ? check : { status: check.status, code: check.status };
};

const checkAndSend = async (
  dependencies: OrderDependencies,
  method: ShippingMethod | null,
  onStage: OnStage,
): Promise<StoredOrder | NotPlaced> => {
  const check = await checkCart(dependencies, onStage);
  if (check.status !== 'ready') return check;
  onStage('sending');
  const sent = await sendOrder(dependencies, method, onStage);
  return sent.status === 'stored' && check.priceFell ? { ...sent, corrected: true } : sent;
};

/**
 * Places the cart as an order, invoice or estimate (rules: Placing an order). Token and prices are verified first. Cart
 * key and order number make repeats safe across sessions; an earlier attempt without response is looked up first. Lines
 * leave the cart only when the back office has stored them. `onStage` reports progress.
 */
export const placeOrder = async (
  dependencies: OrderDependencies,
  method: ShippingMethod | null,
  onStage: OnStage,
): Promise<SubmissionResult> => {
  const { orderNumberMadeAt: madeAt } = dependencies.cart.state.getState().details;
  const result =
    (await findSentBefore(dependencies, onStage)) ?? (await checkAndSend(dependencies, method, onStage));
  return result.status === 'stored' ? finishOrder(dependencies, result, madeAt) : result;
};
