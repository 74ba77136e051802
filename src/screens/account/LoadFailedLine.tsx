import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { useIsOffline } from '../../state/access/useIsOffline.ts';
import { useRetry } from '../../state/access/useRetry.ts';

export function LoadFailedLine({ text, retry }: { text: string; retry(): void }) {
  const { t } = useTranslation(['layout', 'common']);
  const isOffline = useIsOffline();
  return (
    <Alert
      tone={isOffline ? 'warn' : 'bad'}
      action={<Button onClick={useRetry(retry)}>{t('common:action.retry')}</Button>}
    >
      {isOffline ? t('offline.page') : text}
    </Alert>
  );
}
