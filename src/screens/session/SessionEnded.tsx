import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button.tsx';
import { EmptyState } from '../../design-system/EmptyState.tsx';

/** Embedded, and the parent gives no token any more: what that means, and that the cart is kept. */
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
