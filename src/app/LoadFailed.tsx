import { useTranslation } from 'react-i18next';
import { ErrorPage } from './ErrorPage.tsx';

/** Shown when a screen's code could not be loaded, usually without a network. */
export function LoadFailed({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('common');
  return <ErrorPage title={t('load.title')} text={t('load.text')} onRetry={onRetry} />;
}
