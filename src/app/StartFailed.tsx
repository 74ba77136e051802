import { useTranslation } from 'react-i18next';
import { Button } from '../design-system/Button.tsx';
import { EmptyState } from '../design-system/EmptyState.tsx';
import type { StartFailure } from './appState.ts';

type StartFailedProps = { reason: StartFailure; onRetry(): void };

/** There is no portal to show (specification §8, company load failure): what that means, and the way to try again. */
export function StartFailed({ reason, onRetry }: StartFailedProps) {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <EmptyState
        title={t(`start.${reason}.title`)}
        text={t(`start.${reason}.text`)}
        actions={
          <Button variant="primary" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        }
      />
    </div>
  );
}
