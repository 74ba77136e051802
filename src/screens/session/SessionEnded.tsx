import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button.tsx';
import { EmptyState } from '../../design-system/EmptyState.tsx';

/** The parent gives no token any more; the cart is kept. */
export function SessionEnded({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('session');
  return (
    <div role="alert">
      <EmptyState
        title={t('expired.title')}
        text={t('expired.cartKept')}
        actions={
          <Button variant="primary" onClick={onRetry}>
            {t('expired.retry')}
          </Button>
        }
      />
    </div>
  );
}
