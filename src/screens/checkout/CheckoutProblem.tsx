import { Alert } from '../../design-system/Alert.tsx';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { checkoutIssues } from './checkoutIssues.ts';
import { CheckoutIssues } from './lazyCheckoutParts.tsx';
import { SubmissionProblem } from './SubmissionProblem.tsx';
import { useMinimumTexts } from './useMinimumTexts.ts';
import type { useSubmitOrder } from './useSubmitOrder.ts';

type CheckoutProblemProps = {
  checkout: Checkout;
  submission: Pick<ReturnType<typeof useSubmitOrder>, 'showsErrors' | 'problem'>;
  onRetry(): void;
};

// Said from the start, so that nothing moves at the button.
export function BelowMinimum({ checkout }: { checkout: Checkout }) {
  const minimum = useMinimumTexts();
  return (
    checkout.reasons.includes('below_minimum') && (
      <div data-problem tabIndex={-1}>
        <Alert tone="warn" title={minimum.title}>
          {minimum.text}
        </Alert>
      </div>
    )
  );
}

export function CheckoutProblem({
  checkout,
  submission: { showsErrors, problem },
  onRetry,
}: CheckoutProblemProps) {
  const { kind } = checkout;
  const issues = showsErrors ? checkoutIssues(checkout) : [];
  if (issues.length > 0 && (!problem || problem.status === 'changed'))
    return <CheckoutIssues kind={kind} issues={issues} />;
  return problem && <SubmissionProblem kind={kind} problem={problem} onRetry={onRetry} />;
}
