import { type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { type NotPlaced, type PlacingStage, placeOrder } from '../../state/checkout/placeOrder.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useLeaveGuard } from '../../state/useLeaveGuard.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';
import type { PlacedNotice } from './placedNotice.ts';
import { countMissing } from './reasons.ts';

/** What takes the focus when it is what stands in the way. */
const PROBLEMS = '[aria-invalid="true"], [data-problem]';
const FOCUSABLE = 'input, select, textarea, button';

/** Said without asking the back office: what is known to have changed isn't accepted yet. */
const CHANGED: NotPlaced = { ok: false, reason: 'changed', code: 'changed' };

const focusFirstProblem = (page: HTMLElement | null) => {
  const first = page?.querySelector<HTMLElement>(PROBLEMS);
  const target = first?.matches(`${FOCUSABLE}, [tabindex]`)
    ? first
    : first?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
};

/**
 * Placing the order: nothing is sent while something is missing, then once, however often it is pressed. `tried` says that
 * what is missing is to be shown, `stage` how far an order is on its way, null when none is.
 */
export const usePlacing = (page: RefObject<HTMLElement | null>) => {
  const workspace = useWorkspace();
  const navigate = useNavigate();
  const [tried, setTried] = useState(false);
  const [stage, setStage] = useState<PlacingStage | null>(null);
  const [problem, setProblem] = useState<NotPlaced | null>(null);
  const underWay = useRef(false);
  useLeaveGuard(stage !== null);

  const place = async (checkout: Checkout) => {
    const { method, isChanged } = checkout;
    if (underWay.current) return;
    setTried(true);
    setProblem(null);
    if (countMissing(checkout) > 0 || isChanged) {
      if (isChanged) setProblem(CHANGED);
      requestAnimationFrame(() => focusFirstProblem(page.current));
      return;
    }
    underWay.current = true;
    setStage('checking');
    const answer = await placeOrder(workspace, method, setStage);
    if (answer.ok) {
      const state: PlacedNotice = { corrected: answer.corrected, kept: answer.kept };
      await navigate(paths.confirmation(answer.id), { replace: true, state });
      return;
    }
    underWay.current = false;
    setStage(null);
    setProblem(answer);
    requestAnimationFrame(() => {
      if (answer.reason === 'changed') return focusFirstProblem(page.current);
      page.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
    });
  };

  return { tried, stage, problem, place };
};
