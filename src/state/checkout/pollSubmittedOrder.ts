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

/** For so long after it was sent an order that isn't there yet may still be on its way, ms. */
const ON_ITS_WAY = 20_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 2_000;

const isStillSent = (workspace: Ordering, { madeAt, number }: SentBefore): boolean =>
  isSameCart(workspace, madeAt) && workspace.cart.state.getState().details.sent?.number === number;

/**
 * Finds out what became of an order that this session didn't send itself: the page was loaded again meanwhile, or another tab
 * or device sent it (experience: Checkout). Null: whoever sent it knows that it wasn't placed, and the cart is free again.
 */
export const pollSubmittedOrder = async (
  workspace: Workspace,
  sent: SentBefore,
  onStage: OnStage = () => undefined,
): Promise<PlacedOrder | NotPlaced | null> => {
  if (!isOpened(workspace)) return null;
  const { clock } = workspace.portal;
  const following = { ...workspace, onStage };
  const until = Math.min(sent.at, clock.now()) + ON_ITS_WAY;
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
