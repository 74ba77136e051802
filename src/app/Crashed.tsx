import { useTranslation } from 'react-i18next';
import { Failure } from './Failure.tsx';

/** What stands where a screen failed (specification §8, the generic error). */
export function Crashed({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('common');
  return <Failure title={t('error.title')} text={t('error.kept')} onRetry={onRetry} />;
}
