import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import type { TransactionKind } from '../../domain/checkout/transactionKind.ts';
import type { NotPlaced } from '../../state/checkout/ordering.ts';
import { useCompany } from '../../state/usePortal.ts';

/** Reasons with their own message; all others share one. */
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

type PlaceProblemProps = { kind: TransactionKind; problem: NotPlaced; onRetry(): void };

/** Why the order was not placed and what to do (specification §8). */
export function SubmissionProblem({ kind, problem, onRetry }: PlaceProblemProps) {
  const { t } = useTranslation('checkout');
  const { name, phone } = useCompany();
  const isUnknown = problem.reason === 'unknown';
  const isKept = !isUnknown && problem.reason !== 'changed';
  const known = REASONS_WITH_MESSAGE.find((code) => code === problem.code);
  const sentence =
    problem.reason === 'refused' && known
      ? (`problem.code.${known}` as const)
      : (`problem.${problem.reason}` as const);
  return (
    <Alert
      tone={isUnknown ? 'warn' : 'bad'}
      announce="alert"
      title={t(isUnknown ? `problem.unknownTitle.${kind}` : `problem.title.${kind}`)}
      action={isUnknown ? <Button onClick={onRetry}>{t('problem.askAgain')}</Button> : undefined}
    >
      {t(sentence, { company: name, phone })} {isKept && t('problem.kept')}
    </Alert>
  );
}
