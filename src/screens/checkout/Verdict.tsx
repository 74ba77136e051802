import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { MissingFields } from './MissingFields.tsx';
import { countMissing, isComplete, obstaclesIn } from './reasons.ts';
import { SubmissionProblem } from './SubmissionProblem.tsx';
import type { useSubmitOrder } from './useSubmitOrder.ts';

type VerdictProps = {
  checkout: Checkout;
  placing: Pick<ReturnType<typeof useSubmitOrder>, 'tried' | 'problem'>;
  onRetry(): void;
};

/**
 * Why the order was not placed: the result of the submission, missing fields, or changes. The minimum order is shown above
 * already.
 */
export function Verdict({ checkout, placing: { tried, problem }, onRetry }: VerdictProps) {
  const isChanged = problem?.reason === 'changed';
  const isToComplete = tried && !isComplete(checkout);
  const saysMore = countMissing(checkout) > 0 || obstaclesIn(checkout).length > 0;
  if (isToComplete && saysMore && (isChanged || !problem))
    return <MissingFields checkout={checkout} isChanged={isChanged} />;
  return problem && <SubmissionProblem kind={checkout.kind} problem={problem} onRetry={onRetry} />;
}
