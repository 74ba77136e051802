import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button.tsx';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { beginSession } from '../../state/access/sessionStore.ts';
import { usePortal, useSession } from '../../state/usePortal.ts';

const ASK_AGAIN_MS = 1_000;

/**
 * The parent gives no token, or one of another customer, or the customer has logged out; the cart is kept. `onRetry` asks for a new session. A parent that doesn't
 * answer is asked on and on, so that a late token ends the waiting.
 */
export function SessionEnded({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation(['session', 'pages']);
  const { session, parent } = usePortal();
  const state = useSession();
  const end = state.status === 'out' ? state.end : null;

  // Each unanswered request makes a new state.
  useEffect(() => {
    if (state.status !== 'out' || state.end !== 'unanswered') return;
    const timer = setTimeout(onRetry, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [state, onRetry]);

  const retry = () => {
    beginSession(session);
    onRetry();
  };
  const appName = parent?.settings.context.appName;
  const wordsOf = (): [title: string, retryLabel: string] => {
    if (end === 'unanswered') {
      const title = appName ? t('pages:unanswered.named', { app: appName }) : t('pages:unanswered.unnamed');
      return [title, t('expired.retry')];
    }
    if (end === 'identity_changed') return [t('pages:otherAccount.title'), t('pages:otherAccount.continue')];
    if (end === 'logged_out') return [t('loggedOut.title'), t('loggedOut.retry')];
    return [t('expired.title'), t('expired.retry')];
  };
  const [title, retryLabel] = wordsOf();
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={t('expired.cartKept')}
        actions={
          <Button variant="primary" onClick={retry}>
            {retryLabel}
          </Button>
        }
      />
    </div>
  );
}
