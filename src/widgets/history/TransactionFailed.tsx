import { FileQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Card } from '../../design-system/Card.ts';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { LoadFailed } from '../visit/LoadFailed.tsx';

type TransactionFailedProps = {
  isMissing: boolean;
  history: string;
  onRetry(): void;
};

export function TransactionFailed({ isMissing, history, onRetry }: TransactionFailedProps) {
  const { t } = useTranslation('orders');
  const reason = isMissing ? 'missing' : 'failed';
  const message = {
    icon: <FileQuestion />,
    title: t(`${reason}.title`),
    text: t(`${reason}.text`),
    actions: (
      <ButtonLink as={Link} to={history}>
        {t('toHistory')}
      </ButtonLink>
    ),
  };
  return (
    <Card role="alert">
      {isMissing ? <EmptyState {...message} /> : <LoadFailed {...message} retry={onRetry} />}
    </Card>
  );
}
