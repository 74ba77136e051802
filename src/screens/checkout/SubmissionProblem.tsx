import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import type { TransactionKind } from '../../domain/orders/transaction.ts';
import type { NotPlaced } from '../../state/checkout/submissionResult.ts';
import { useCompany } from '../../state/usePortal.ts';

/** The other codes share one message. */
const REASONS_WITH_MESSAGE = [
  'no_lines',
  'sub_customer_required',
  'unit_required',
  'below_minimum',
  'shipping_method_required',
  'address_required',
  'not_shipped_here',
  'credit_exceeded',
  'no_gateway',
  'payment_required',
  'product_unavailable',
  'coupon_unknown',
  'coupon_expired',
  'wrong_kind',
  'number_taken',
] as const;

type SubmissionProblemProps = { kind: TransactionKind; problem: NotPlaced; onRetry(): void };

/** The message says what to do, or is the back office's own for a code that the portal doesn't know (specification §8). */
export function SubmissionProblem({ kind, problem, onRetry }: SubmissionProblemProps) {
  const { t } = useTranslation('checkout');
  const { name, phone } = useCompany();
  const isUnknown = problem.status === 'unknown';
  const isCartKept = !isUnknown && problem.status !== 'changed';
  const knownCode = REASONS_WITH_MESSAGE.find((code) => code === problem.code);
  const textKey =
    problem.status === 'rejected' && knownCode
      ? (`problem.code.${knownCode}` as const)
      : (`problem.${problem.status}` as const);
  return (
    <Alert
      tone={isUnknown ? 'warn' : 'bad'}
      announce="alert"
      title={t(isUnknown ? `problem.unknownTitle.${kind}` : `problem.title.${kind}`)}
      action={isUnknown ? <Button onClick={onRetry}>{t('problem.askAgain')}</Button> : undefined}
    >
      {(!knownCode && problem.message) || t(textKey, { company: name, phone })}{' '}
      {isCartKept && t('problem.kept')}
    </Alert>
  );
}
