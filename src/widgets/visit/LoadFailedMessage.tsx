import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../../design-system/EmptyState.tsx';
import { useIsOffline } from '../../state/access/useIsOffline.ts';
import { useReconnect } from '../../state/access/useReconnect.ts';
import { useRetry } from '../../state/access/useRetry.ts';

export type LoadFailedProps = EmptyStateProps & {
  retry(): void;
  /** What is missing without a network; empty: the page. */
  offline?: string;
};

/** In the place of what couldn't be loaded: that the portal is offline, or what the screen says. It is loaded by itself once online. */
export function LoadFailedMessage({ title, text, retry, offline, actions, ...props }: LoadFailedProps) {
  const { t } = useTranslation(['layout', 'common']);
  const isOffline = useIsOffline();
  useReconnect();
  return (
    <EmptyState
      {...props}
      title={isOffline ? t('offline.title') : title}
      text={isOffline ? offline || t('offline.page') : text}
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
