import { useTranslation } from 'react-i18next';
import { ErrorPage } from './ErrorPage.tsx';

/** What stands where a screen's code could not be had, for want of a network most likely. */
export function LoadFailed({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('common');
  return <ErrorPage title={t('load.title')} text={t('load.text')} onRetry={onRetry} />;
}
