import { useTranslation } from 'react-i18next';
import { ErrorPage } from './ErrorPage.tsx';

export function ScreenCrashed({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('common');
  return <ErrorPage title={t('error.title')} text={t('error.kept')} onRetry={onRetry} />;
}
