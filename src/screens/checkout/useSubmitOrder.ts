import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { alertIn } from '../../design-system/contents.ts';
import { focusFirstProblem } from '../../design-system/fields.ts';
import type { PreviousSubmission } from '../../domain/cart/cart.ts';
import { orderContent } from '../../domain/checkout/orderContent.ts';
import { paths } from '../../routing/paths.ts';
import { useCart } from '../../state/cart/useCart.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import type {
  NotPlaced,
  OnStage,
  SubmissionResult,
  SubmissionStage,
} from '../../state/checkout/submissionResult.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useOrdersService } from '../../state/checkout/useOrdersService.ts';
import { useSubmittedOrder } from '../../state/checkout/useSubmittedOrder.ts';
import type { PaymentResult } from '../../state/payments/paymentsService.ts';
import { useLeaveGuard } from '../../state/useLeaveGuard.ts';
import type { PaymentPanelHandle } from '../../widgets/payments/payWithProps.ts';
import { checkoutIssues } from './checkoutIssues.ts';
import type { PlacedNotice } from './placedNotice.ts';
import { submissionOf } from './submissionOf.ts';

type Failure = { problem: NotPlaced; content: string };

/** An unknown result stays until the back office was asked; other problems end with the order that they belong to. */
const isOutdated = ({ problem, content }: Failure, currentContent: string | null): boolean =>
  problem.status !== 'unknown' && content !== currentContent;

type Attempt = (onStage: OnStage) => Promise<SubmissionResult | null>;

/**
 * Submits the order once, however often the button is pressed, and only when nothing is missing. It follows an order
 * that was sent earlier, or by another session, until its result is known. `stage` is null when nothing is sent.
 */
export const useSubmitOrder = (formRef: RefObject<HTMLElement | null>) => {
  const { state } = useCartService();
  const orders = useOrdersService();
  const navigate = useNavigate();
  const submittedOrder = useSubmittedOrder();
  const [showsErrors, setShowsErrors] = useState(false);
  const [stage, setStage] = useState<SubmissionStage | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const content = useCart((cart) => (failure ? orderContent(cart) : null));
  const isRunning = useRef(false);
  const followedOrder = useRef<PreviousSubmission | null>(null);
  useLeaveGuard(isSending);

  const run = async (firstStage: SubmissionStage, attempt: Attempt) => {
    isRunning.current = true;
    setFailure(null);
    setStage(firstStage);
    const result = await attempt(setStage).catch((error: unknown) => {
      isRunning.current = false;
      setStage(null);
      throw error;
    });
    if (result?.status === 'placed') {
      const notice: PlacedNotice = { corrected: result.corrected, kept: result.kept };
      await navigate(paths.confirmation(result.id), { replace: true, state: notice });
      return;
    }
    isRunning.current = false;
    followedOrder.current = state.getState().details.sent;
    setStage(null);
    setFailure(result && { problem: result, content: orderContent(state.getState()) });
    requestAnimationFrame(() => {
      if (result?.status === 'changed') return focusFirstProblem(formRef.current);
      alertIn(formRef.current)?.scrollIntoView({ block: 'center' });
    });
  };

  /** `panel` pays, where the order is paid now. */
  const place = async (checkout: Checkout, panel: Pick<PaymentPanelHandle, 'pay'> | null) => {
    if (isRunning.current) return;
    setShowsErrors(true);
    setFailure(null);
    if (checkoutIssues(checkout).length > 0) {
      requestAnimationFrame(() => focusFirstProblem(formRef.current));
      return;
    }
    setIsSending(true);
    await run('checking', async (onStage) => {
      if (!panel) return orders.submit(checkout.method, onStage);
      const result = await panel.pay(onStage);
      return result && submissionOf(result);
    }).finally(() => setIsSending(false));
  };

  const conclude = (result: PaymentResult) => {
    const submitted = submissionOf(result);
    if (isRunning.current || submitted?.status !== 'placed') return;
    void run('asking', async () => submitted);
  };

  const follow = useEffectEvent((current: PreviousSubmission | null) => {
    const previous = followedOrder.current;
    if (current?.at === previous?.at) return;
    followedOrder.current = current;
    const orderToFollow = current ?? previous;
    if (!orderToFollow || isRunning.current) return;
    void run('asking', (onStage) => orders.follow(orderToFollow, onStage));
  });
  useEffect(() => follow(submittedOrder), [submittedOrder]);

  const problem = failure && !isOutdated(failure, content) ? failure.problem : null;
  return { showsErrors, stage, problem, place, conclude };
};
