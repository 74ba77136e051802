import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { useVerification } from '../../state/cart/useVerification.ts';
import { useTimeFormat } from '../../widgets/appearance/useTimeFormat.ts';
import { CartChanges } from '../../widgets/cart/CartChanges.tsx';
import { RemovedLines } from '../../widgets/cart/RemovedLines.tsx';

function UnverifiedPrices() {
  const { t } = useTranslation('cart');
  const formatTime = useTimeFormat();
  const { status, asOf, verify } = useVerification();
  if (status !== 'unanswered') return null;
  return (
    <Alert
      tone="info"
      announce="status"
      title={t('check.failed')}
      action={<Button onClick={verify}>{t('check.again')}</Button>}
    >
      {asOf === null
        ? t('check.asAdded')
        : t('check.asOf', { date: formatTime(asOf, { dateStyle: 'medium', timeStyle: 'short' }) })}
    </Alert>
  );
}

/** The results of the price verification, which runs while this is mounted (rules: Price verification). */
export function CartNotices({ onReview }: { onReview(isOpen: boolean): void }) {
  return (
    <>
      <RemovedLines />
      <UnverifiedPrices />
      <CartChanges onReview={onReview} />
    </>
  );
}
