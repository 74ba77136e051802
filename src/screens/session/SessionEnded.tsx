import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button.tsx';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { beginSession, hasLoggedOut } from '../../state/session/sessionStore.ts';
import { usePortal } from '../../state/usePortal.ts';

/** The parent gives no token any more, or the customer has logged out; the cart is kept. `onRetry` asks for a new session. */
export function SessionEnded({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('session');
  const { session } = usePortal();
  const end = hasLoggedOut(session) ? 'loggedOut' : 'expired';
  const retry = () => {
    beginSession(session);
    onRetry();
  };
  return (
    <div role="alert">
      <EmptyState
        title={t(`${end}.title`)}
        text={t('expired.cartKept')}
        actions={
          <Button variant="primary" onClick={retry}>
            {t(`${end}.retry`)}
          </Button>
        }
      />
    </div>
  );
}
