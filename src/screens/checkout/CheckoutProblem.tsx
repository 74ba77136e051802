import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { MissingFields } from './MissingFields.tsx';
import { countMissing, isComplete, obstaclesIn } from './reasons.ts';
import { SubmissionProblem } from './SubmissionProblem.tsx';
import type { useSubmitOrder } from './useSubmitOrder.ts';

type CheckoutProblemProps = {
  checkout: Checkout;
  submission: Pick<ReturnType<typeof useSubmitOrder>, 'showsErrors' | 'problem'>;
  onRetry(): void;
};

/** Why the order was not placed. SubmitCard shows the minimum order, so it isn't repeated here. */
export function CheckoutProblem({
  checkout,
  submission: { showsErrors, problem },
  onRetry,
}: CheckoutProblemProps) {
  const hasChanges = problem?.status === 'changed';
  const isIncomplete = showsErrors && !isComplete(checkout);
  const hasDetails = countMissing(checkout) > 0 || obstaclesIn(checkout).length > 0;
  if (isIncomplete && hasDetails && (hasChanges || !problem))
    return <MissingFields checkout={checkout} hasChanges={hasChanges} />;
  return problem && <SubmissionProblem kind={checkout.kind} problem={problem} onRetry={onRetry} />;
}
