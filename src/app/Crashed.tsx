import { useTranslation } from 'react-i18next';
import { Button } from '../design-system/Button.tsx';
import { EmptyState } from '../design-system/EmptyState.tsx';

/** What stands where a screen failed (specification §8, the generic error). */
export function Crashed({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <EmptyState
        title={t('error.title')}
        text={t('error.kept')}
        actions={
          <Button variant="primary" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        }
      />
    </div>
  );
}
