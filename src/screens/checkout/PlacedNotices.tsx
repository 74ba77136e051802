import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Link } from '../../components/Link.tsx';
import { Alert } from '../../design-system/Alert.tsx';
import type { Transaction } from '../../domain/history/transaction.ts';
import { isUnderReview } from '../../domain/payments/payment.ts';
import { paths } from '../../routing/paths.ts';
import { useCompany } from '../../state/usePortal.ts';
import { UnderReview } from '../../widgets/payments/UnderReview.tsx';
import { readPlacedNotice } from './placedNotice.ts';
import { useIsHeld } from './useIsHeld.ts';

export function PlacedNotices({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('checkout');
  const { name: company } = useCompany();
  const isHeld = useIsHeld(transaction);
  const { corrected, kept } = readPlacedNotice(useLocation().state);
  return (
    <>
      {isUnderReview(transaction.payments) && <UnderReview />}
      {isHeld && (
        <Alert tone="warn" title={t('placed.held.title')}>
          {t(`placed.held.${transaction.kind}`, { company })}
        </Alert>
      )}
      {corrected && (
        <Alert tone="info" title={t('placed.corrected.title')}>
          {t(`placed.corrected.text.${transaction.kind}`)}
        </Alert>
      )}
      {kept > 0 && (
        <Alert tone="warn" title={t('placed.kept', { count: kept })}>
          <Link to={paths.cart()}>{t('placed.toCart')}</Link>
        </Alert>
      )}
    </>
  );
}
