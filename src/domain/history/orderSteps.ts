const STEPS = ['placed', 'approved', 'packed', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStepName = (typeof STEPS)[number];

/** As the back office tells it. `date`: an ISO date or date-time, null when unknown; an expected one with `isEstimated`. */
export type OrderStep = {
  step: OrderStepName;
  state: 'done' | 'now' | 'next';
  date: string | null;
  isEstimated: boolean;
};

export type ShownStep = {
  step: OrderStepName;
  isDone: boolean;
  isCurrent: boolean;
  date: string | null;
  // Instead of the date.
  note?: string;
};

/** An approval that is still to come has `note` instead of a day. */
export const withWaiting = (steps: readonly ShownStep[], note: string): ShownStep[] =>
  steps.map((step) => (step.step === 'approved' && !step.isDone ? { ...step, note } : step));

/**
 * The steps in their order, each once. Whatever comes before the last step that was reached is done too. After a
 * cancellation nothing is to come; without one, `cancelled` isn't a step. No step is done without a reached one.
 */
export function shownSteps(steps: readonly OrderStep[]): ShownStep[] {
  const isReached = ({ state }: OrderStep) => state !== 'next';
  const known = STEPS.flatMap((name) => {
    const found = steps.filter(({ step }) => step === name);
    return found.find(isReached) ?? found[0] ?? [];
  });
  const isCancelled = known.some((step) => step.step === 'cancelled' && isReached(step));
  const shown = known.filter((step) => (isCancelled ? isReached(step) : step.step !== 'cancelled'));
  const current = shown.findLastIndex(isReached);
  return shown.map((step, at) => ({
    step: step.step,
    isDone: at <= current,
    isCurrent: at === current,
    date: at <= current && step.isEstimated ? null : step.date,
  }));
}
