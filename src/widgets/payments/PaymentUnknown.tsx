import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link.tsx';
import { Alert } from '../../design-system/Alert.tsx';
import type { TransactionKind } from '../../domain/tenant/transactionKind.ts';
import { paths } from '../../routing/paths.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { CallCompany } from './CallCompany.tsx';

/**
 * A payment without an answer: what happens next, whether the order is placed (`placedKind`: what is placed with the payment), where to
 * look, and whom to call.
 */
export function PaymentUnknown({ placedKind }: { placedKind: TransactionKind | null }) {
  const { t } = useTranslation('payments');
  const isCustomer = useCustomer() !== null;
  return (
    <Alert tone="warn" announce="status" title={t('status.unknownTitle')}>
      {t('status.unknown')} {placedKind && t(`status.notPlaced.${placedKind}`)} <CallCompany />{' '}
      {isCustomer && (
        <>
          {t('status.look')} <Link to={paths.account()}>{t('result.history')}</Link>
        </>
      )}
    </Alert>
  );
}
