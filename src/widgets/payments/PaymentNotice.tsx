import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Alert } from '../../design-system/Alert.tsx';
import { useFocusOnArrival } from '../../design-system/focusAndShow.ts';
import { isUncharged } from '../../domain/payments/isUncharged.ts';
import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';
import { isChecking } from '../../domain/payments/paymentStatus.ts';
import type { TransactionKind } from '../../domain/tenant/transactionKind.ts';
import { paths } from '../../routing/paths.ts';
import type { PaymentResult } from '../../state/payments/paymentsService.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { PaymentUnknown } from './PaymentUnknown.tsx';
import { problemText } from './paymentProblem.ts';
import { UnderReview } from './UnderReview.tsx';

type PaymentNoticeProps = {
  outcome: PaymentResult;
  method: PaymentMethod;
  placedKind: TransactionKind | null;
};

const Place = styled.div`
  outline: none;
`;

function NoticeText({ outcome, method, placedKind }: PaymentNoticeProps) {
  const { t } = useTranslation('payments');
  const isCustomer = useCustomer() !== null;
  const { status } = outcome;
  if (status === 'unknown' || ('payment' in outcome && isChecking(outcome.payment)))
    return <PaymentUnknown placedKind={placedKind} />;
  if (status === 'pending')
    return (
      <Alert tone="info" announce="status" title={t('status.pendingTitle')}>
        {t('status.pending')}{' '}
        {outcome.payment.redirectUrl && <a href={outcome.payment.redirectUrl}>{t('status.continue')}</a>}{' '}
        {isCustomer && <Link to={paths.paymentResult(outcome.payment.id)}>{t('result.cancel')}</Link>}
      </Alert>
    );
  if (status === 'held') return <UnderReview />;
  const problem = problemText(outcome, method);
  if (!problem) return null;
  return (
    <Alert tone="bad" title={t('error.title')}>
      {'own' in problem ? problem.own : t(`error.${problem.text}`)}
      {isUncharged(outcome) && <span> {t('error.kept')}</span>}
    </Alert>
  );
}

/**
 * What became of a payment that isn't paid: what to do, or that there is nothing to do but wait (rules: Return from a
 * bank). It is brought into view and gets the focus, because the button that was pressed may be far from it.
 */
export function PaymentNotice(props: PaymentNoticeProps) {
  const place = useFocusOnArrival<HTMLDivElement>('center');
  return (
    <Place ref={place} tabIndex={-1}>
      <NoticeText {...props} />
    </Place>
  );
}
