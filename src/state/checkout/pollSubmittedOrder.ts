import type { PreviousSubmission } from '../../domain/cart/cart.ts';
import { delay } from '../../platform/delay.ts';
import { finishOrder } from './finishOrder.ts';
import type { OrderDependencies } from './orderDependencies.ts';
import type { OnStage, SubmissionResult } from './submissionResult.ts';
import { findSubmittedOrder, isSameCart } from './submittedOrder.ts';

/** A submitted order may still arrive within this time, ms. */
const ARRIVAL_TIMEOUT_MS = 20_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 2_000;

const isStillSent = (dependencies: OrderDependencies, { madeAt, number }: PreviousSubmission): boolean =>
  isSameCart(dependencies, madeAt) && dependencies.cart.state.getState().details.sent?.number === number;

/**
 * Polls for an order that another tab, device or page load has submitted. Null: the sender knows that it was not placed,
 * and the cart is free again.
 */
export const pollSubmittedOrder = async (
  dependencies: OrderDependencies,
  sent: PreviousSubmission,
  onStage: OnStage,
): Promise<SubmissionResult | null> => {
  const { clock } = dependencies;
  const until = Math.min(sent.at, clock.now()) + ARRIVAL_TIMEOUT_MS;
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    const isOpen = isStillSent(dependencies, sent);
    const found = await findSubmittedOrder(dependencies, sent, onStage);
    if (found.status === 'stored') return finishOrder(dependencies, found, sent.madeAt);
    if (found.status !== 'not_arrived') return found;
    if (!isOpen) return null;
    if (clock.now() >= until) return found;
    await delay(wait);
  }
};
