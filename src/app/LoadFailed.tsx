import { useTranslation } from 'react-i18next';
import { Button } from '../design-system/Button.tsx';
import { EmptyState } from '../design-system/EmptyState.tsx';

/** What stands where a screen's code could not be had, for want of a network most likely. */
export function LoadFailed({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <EmptyState
        title={t('load.title')}
        text={t('load.text')}
        actions={
          <Button variant="primary" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        }
      />
    </div>
  );
}
