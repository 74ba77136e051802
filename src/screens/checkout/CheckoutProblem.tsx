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

export function CheckoutProblem({
  checkout,
  submission: { showsErrors, problem },
  onRetry,
}: CheckoutProblemProps) {
  const minimum = useMinimumTexts();
  const { kind, reasons } = checkout;
  const issues = showsErrors ? checkoutIssues(checkout) : [];
  if (issues.length > 0 && (!problem || problem.status === 'changed'))
    return <CheckoutIssues kind={kind} issues={issues} />;
  return (
    <>
      {reasons.includes('below_minimum') && (
        <Alert tone="warn" title={minimum.title}>
          {minimum.text}
        </Alert>
      )}
      {problem && <SubmissionProblem kind={kind} problem={problem} onRetry={onRetry} />}
    </>
  );
}
