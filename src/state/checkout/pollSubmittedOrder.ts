import type { SentBefore } from '../../domain/cart/cart.ts';
import { delay } from '../../platform/delay.ts';
import type { Workspace } from '../workspace.ts';
import { finishOrder, type PlacedOrder } from './finishOrder.ts';
import {
  findSubmittedOrder,
  hasNotArrived,
  isOpened,
  isSameCart,
  type NotPlaced,
  type OnStage,
  type Ordering,
} from './ordering.ts';

/** A submitted order may still arrive within this time, ms. */
const ARRIVAL_TIMEOUT_MS = 20_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 2_000;

const isStillSent = (workspace: Ordering, { madeAt, number }: SentBefore): boolean =>
  isSameCart(workspace, madeAt) && workspace.cart.state.getState().details.sent?.number === number;

/**
 * Polls for an order that another tab, device or page load has submitted (experience: Checkout). Null: the sender knows
 * that it was not placed, and the cart is free again.
 */
export const pollSubmittedOrder = async (
  workspace: Workspace,
  sent: SentBefore,
  onStage: OnStage = () => undefined,
): Promise<PlacedOrder | NotPlaced | null> => {
  if (!isOpened(workspace)) return null;
  const { clock } = workspace.portal;
  const following = { ...workspace, onStage };
  const until = Math.min(sent.at, clock.now()) + ARRIVAL_TIMEOUT_MS;
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    const isOpen = isStillSent(following, sent);
    const asked = await findSubmittedOrder(following, sent);
    if (!('ok' in asked)) return finishOrder(following, asked, sent.madeAt);
    if (!hasNotArrived(asked)) return asked;
    if (!isOpen) return null;
    if (clock.now() >= until) return asked;
    await delay(wait);
  }
};
