import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../../design-system/EmptyState.tsx';
import { useIsOffline } from '../../state/session/useIsOffline.ts';
import { useRetry } from '../../state/session/useRetry.ts';

type LoadFailedProps = EmptyStateProps & {
  retry(): void;
  /** What is missing without a network; by default, the page. */
  offline?: string | undefined;
};

/** In the place of what couldn't be loaded: that the portal is offline, or what the screen says. It is loaded by itself once online. */
export function LoadFailed({ title, text, retry, offline, actions, ...props }: LoadFailedProps) {
  const { t } = useTranslation(['layout', 'common']);
  const isOffline = useIsOffline();
  return (
    <EmptyState
      {...props}
      title={isOffline ? t('offline.title') : title}
      text={isOffline ? (offline ?? t('offline.page')) : text}
      actions={
        <>
          <Button variant="primary" onClick={useRetry(retry)}>
            {t('common:action.retry')}
          </Button>
          {actions}
        </>
      }
    />
  );
}

/** The same in one line, for a part of a screen. */
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
