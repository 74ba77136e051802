import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PreviousSubmission } from '../../domain/cart/cart.ts';
import { paths } from '../../routing/paths.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import type {
  NotPlaced,
  OnStage,
  SubmissionResult,
  SubmissionStage,
} from '../../state/checkout/submissionResult.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useSubmittedOrder } from '../../state/checkout/useSubmittedOrder.ts';
import { useOrdersService } from '../../state/orders/useOrdersService.ts';
import { useLeaveGuard } from '../../state/useLeaveGuard.ts';
import type { PlacedNotice } from './placedNotice.ts';
import { isComplete } from './reasons.ts';

const PROBLEM_SELECTOR = '[aria-invalid="true"], [data-problem]';
const FOCUSABLE_SELECTOR = 'input, select, textarea, button';

/** The portal found the changes itself, without a response of the back office. */
const CHANGED_PROBLEM: NotPlaced = { status: 'changed', code: 'changed' };

const focusFirstProblem = (form: HTMLElement | null) => {
  const first = form?.querySelector<HTMLElement>(PROBLEM_SELECTOR);
  const target = first?.matches(`${FOCUSABLE_SELECTOR}, [tabindex]`)
    ? first
    : first?.querySelector<HTMLElement>(FOCUSABLE_SELECTOR);
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
};

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
  const [problem, setProblem] = useState<NotPlaced | null>(null);
  const isRunning = useRef(false);
  const followedOrder = useRef<PreviousSubmission | null>(null);
  useLeaveGuard(isSending);

  const run = async (firstStage: SubmissionStage, attempt: Attempt) => {
    isRunning.current = true;
    setProblem(null);
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
    setProblem(result);
    requestAnimationFrame(() => {
      if (result?.status === 'changed') return focusFirstProblem(formRef.current);
      formRef.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
    });
  };

  const place = async (checkout: Checkout) => {
    const { method, isChanged } = checkout;
    if (isRunning.current) return;
    setShowsErrors(true);
    setProblem(null);
    if (!isComplete(checkout) || isChanged) {
      if (isChanged) setProblem(CHANGED_PROBLEM);
      requestAnimationFrame(() => focusFirstProblem(formRef.current));
      return;
    }
    setIsSending(true);
    await run('checking', (onStage) => orders.submit(method, onStage)).finally(() => setIsSending(false));
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

  return { showsErrors, stage, problem, place };
};
