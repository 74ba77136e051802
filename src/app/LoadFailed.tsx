import { useTranslation } from 'react-i18next';
import { Failure } from './Failure.tsx';

/** What stands where a screen's code could not be had, for want of a network most likely. */
export function LoadFailed({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('common');
  return <Failure title={t('load.title')} text={t('load.text')} onRetry={onRetry} />;
}
