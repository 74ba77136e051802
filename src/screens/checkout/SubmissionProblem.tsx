import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link.tsx';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import type { OrderBlocker } from '../../domain/checkout/orderBlockers.ts';
import type { TransactionKind } from '../../domain/history/transaction.ts';
import { paths } from '../../routing/paths.ts';
import type { NotPlaced } from '../../state/checkout/submissionResult.ts';
import { useCompany } from '../../state/usePortal.ts';
import { lineRefusal } from './lineRefusal.ts';

/** The codes that have a message of their own; the others share one. */
type CodeWithMessage =
  | OrderBlocker
  | 'product_unavailable'
  | 'coupon_unknown'
  | 'coupon_expired'
  | 'coupon_used'
  | 'wrong_kind'
  | 'number_taken'
  | 'invalid_quantity'
  | 'invalid_size'
  | 'content_differs';

type SubmissionProblemProps = { kind: TransactionKind; problem: NotPlaced; onRetry(): void };

/**
 * The message says what to do, or is the back office's own for a code that the portal doesn't know (rules: Error
 * messages).
 */
export function SubmissionProblem({ kind, problem, onRetry }: SubmissionProblemProps) {
  const { t, i18n } = useTranslation('checkout');
  const { name, phone, settings } = useCompany();
  const refusal = lineRefusal(problem);
  const isUnknown = problem.status === 'unknown';
  const isCartKept = !isUnknown && problem.status !== 'changed';
  const hasMessage = (code: string): code is CodeWithMessage => i18n.exists(`checkout:problem.code.${code}`);
  const knownCode = hasMessage(problem.code) ? problem.code : null;
  const textKey =
    problem.status === 'rejected' && knownCode
      ? (`problem.code.${knownCode}` as const)
      : (`problem.${problem.status}` as const);
  const toCart = refusal && (
    <ButtonLink as={Link} to={paths.cart()}>
      {t('review.toCart')}
    </ButtonLink>
  );
  return (
    <Alert
      tone={isUnknown ? 'warn' : 'bad'}
      announce="alert"
      title={t(isUnknown ? `problem.unknownTitle.${kind}` : `problem.title.${kind}`)}
      action={isUnknown ? <Button onClick={onRetry}>{t('problem.askAgain')}</Button> : toCart}
    >
      {refusal
        ? `${productTitle({ ...refusal.line, barcode: '' }, settings).name}: ${t(`problem.line.${refusal.code}`)}`
        : (!knownCode && problem.message) || t(textKey, { company: name, phone })}{' '}
      {isCartKept && t('problem.kept')}
    </Alert>
  );
}
