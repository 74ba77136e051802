import type { PreviousSubmission } from '../../domain/cart/cart.ts';
import { poll } from '../submission/poll.ts';
import { finishOrder } from './finishOrder.ts';
import type { OrderDependencies } from './orderDependencies.ts';
import { toSubmission } from './orderOutcome.ts';
import type { OnStage, SubmissionResult } from './submissionResult.ts';
import { findSubmittedOrder, isSameCart } from './submittedOrder.ts';

const ARRIVAL_TIMEOUT_MS = 20_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 2_000;

const isStillSent = (dependencies: OrderDependencies, { madeAt, number }: PreviousSubmission): boolean =>
  isSameCart(dependencies, madeAt) && dependencies.cart.state.getState().details.sent?.number === number;

export const pollSubmittedOrder = async (
  dependencies: OrderDependencies,
  sent: PreviousSubmission,
  onStage: OnStage,
): Promise<SubmissionResult | null> => {
  const { clock } = dependencies;
  const until = Math.min(sent.at, clock.now()) + ARRIVAL_TIMEOUT_MS;
  const { found, isOpen } = await poll(
    async () => ({
      isOpen: isStillSent(dependencies, sent),
      found: await findSubmittedOrder(dependencies, sent, onStage),
    }),
    {
      until: (asked) => asked.found.kind !== 'missing' || !asked.isOpen || clock.now() >= until,
      pauseAfter: (count) => Math.min(FIRST_PAUSE_MS * 2 ** count, LONGEST_PAUSE_MS),
    },
  );
  const submission = toSubmission(found);
  if (submission.status === 'stored') return finishOrder(dependencies, submission, sent.madeAt);
  return found.kind === 'missing' && !isOpen ? null : submission;
};
