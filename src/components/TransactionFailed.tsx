import { FileQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../design-system/Button.tsx';
import { ButtonLink } from '../design-system/ButtonLink.ts';
import { Card } from '../design-system/Card.ts';
import { EmptyState } from '../design-system/EmptyState.tsx';

type TransactionFailedProps = {
  isMissing: boolean;
  history: string;
  onRetry(): void;
};

export function TransactionFailed({ isMissing, history, onRetry }: TransactionFailedProps) {
  const { t } = useTranslation('orders');
  const reason = isMissing ? 'missing' : 'failed';
  return (
    <Card role="alert">
      <EmptyState
        icon={<FileQuestion />}
        title={t(`${reason}.title`)}
        text={t(`${reason}.text`)}
        actions={
          <>
            {!isMissing && (
              <Button variant="primary" onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            <ButtonLink as={Link} to={history}>
              {t('toHistory')}
            </ButtonLink>
          </>
        }
      />
    </Card>
  );
}
