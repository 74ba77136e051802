import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SentBefore } from '../../domain/cart/cart.ts';
import { paths } from '../../routing/paths.ts';
import type { PlacedOrder } from '../../state/checkout/finishOrder.ts';
import type { NotPlaced, PlacingStage } from '../../state/checkout/ordering.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useSubmittedOrder } from '../../state/checkout/useSubmittedOrder.ts';
import { useLeaveGuard } from '../../state/useLeaveGuard.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';
import type { PlacedNotice } from './placedNotice.ts';
import { isComplete } from './reasons.ts';

/** Focus targets for a failed attempt. */
const PROBLEMS = '[aria-invalid="true"], [data-problem]';
const FOCUSABLE = 'input, select, textarea, button';

/** The verification has found changes already, so the back office is not asked. */
const CHANGED: NotPlaced = { ok: false, reason: 'changed', code: 'changed' };

/** The code that sends could not be loaded; nothing was sent. */
const UNREACHED: NotPlaced = { ok: false, reason: 'unverified', code: 'unreachable' };

const sending = () => import(/* webpackChunkName: "placing" */ '../../state/checkout/placeOrder.ts');
const following = () =>
  import(/* webpackChunkName: "placing" */ '../../state/checkout/pollSubmittedOrder.ts');

const fetched = <Code>(fetch: () => Promise<Code>): Promise<Code | null> => fetch().catch(() => null);

/** Preloads the code that sends an order; called when the form is painted. */
export const preloadSubmission = (): void => void fetched(sending);

const focusFirstProblem = (page: HTMLElement | null) => {
  const first = page?.querySelector<HTMLElement>(PROBLEMS);
  const target = first?.matches(`${FOCUSABLE}, [tabindex]`)
    ? first
    : first?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
};

type Attempt = (onStage: (stage: PlacingStage) => void) => Promise<PlacedOrder | NotPlaced | null>;

/**
 * Submits the order once, however often the button is pressed, and only when nothing is missing. An order that was sent
 * earlier, or by another session, is followed until its result is known. `tried`: show missing fields; `stage`: progress
 * of the submission, or null.
 */
export const useSubmitOrder = (page: RefObject<HTMLElement | null>) => {
  const workspace = useWorkspace();
  const navigate = useNavigate();
  const sent = useSubmittedOrder();
  const [tried, setTried] = useState(false);
  const [stage, setStage] = useState<PlacingStage | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<NotPlaced | null>(null);
  const underWay = useRef(false);
  /** The submission that this screen follows. */
  const known = useRef<SentBefore | null>(null);
  useLeaveGuard(isSending);

  const run = async (first: PlacingStage, attempt: Attempt) => {
    underWay.current = true;
    setProblem(null);
    setStage(first);
    const answer = await attempt(setStage);
    if (answer?.ok) {
      const state: PlacedNotice = { corrected: answer.corrected, kept: answer.kept };
      await navigate(paths.confirmation(answer.id), { replace: true, state });
      return;
    }
    underWay.current = false;
    known.current = workspace.cart?.state.getState().details.sent ?? null;
    setStage(null);
    setProblem(answer);
    requestAnimationFrame(() => {
      if (answer?.reason === 'changed') return focusFirstProblem(page.current);
      page.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
    });
  };

  const place = async (checkout: Checkout) => {
    const { method, isChanged } = checkout;
    if (underWay.current) return;
    setTried(true);
    setProblem(null);
    if (!isComplete(checkout) || isChanged) {
      if (isChanged) setProblem(CHANGED);
      requestAnimationFrame(() => focusFirstProblem(page.current));
      return;
    }
    setIsSending(true);
    await run('checking', async (onStage) => {
      const code = await fetched(sending);
      return code ? code.placeOrder(workspace, method, onStage) : UNREACHED;
    });
    setIsSending(false);
  };

  const follow = useEffectEvent((order: SentBefore | null) => {
    const before = known.current;
    if (order?.at === before?.at) return;
    known.current = order;
    const followed = order ?? before;
    if (!followed || underWay.current) return;
    void run('asking', async (onStage) => {
      const code = await fetched(following);
      return code ? code.pollSubmittedOrder(workspace, followed, onStage) : UNREACHED;
    });
  });
  useEffect(() => follow(sent), [sent]);

  return { tried, stage, problem, place };
};
