import { useTranslation } from 'react-i18next';
import { Button } from '../design-system/Button.tsx';
import { EmptyState } from '../design-system/EmptyState.tsx';

type ErrorPageProps = { title: string; text: string; onRetry(): void };

export function ErrorPage({ title, text, onRetry }: ErrorPageProps) {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={text}
        actions={
          <Button variant="primary" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        }
      />
    </div>
  );
}
