import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { beginSession, endOf } from '../../state/access/sessionStore.ts';
import { usePortal, useSession } from '../../state/usePortal.ts';

const ASK_AGAIN_MS = 1_000;

const useSessionEnd = (onRetry: () => void) => {
  const { t } = useTranslation(['session', 'pages']);
  const { session, parent } = usePortal();
  const state = useSession();
  const end = endOf(state);

  // Each unanswered request makes a new state.
  useEffect(() => {
    if (endOf(state) !== 'unanswered') return;
    const timer = setTimeout(onRetry, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [state, onRetry]);

  const retry = () => {
    if (state.status === 'out') beginSession(session);
    onRetry();
  };
  const appName = parent?.settings.context.appName;
  const wordsOf = (): [title: string, retryLabel: string] => {
    if (end === 'unanswered') {
      const title = appName ? t('pages:unanswered.named', { app: appName }) : t('pages:unanswered.unnamed');
      return [title, t('expired.retry')];
    }
    if (end === 'failed') {
      const title = appName ? t('pages:noToken.named', { app: appName }) : t('pages:noToken.unnamed');
      return [title, t('expired.retry')];
    }
    if (end === 'identity_changed') return [t('pages:otherAccount.title'), t('pages:otherAccount.continue')];
    if (end === 'logged_out') return [t('loggedOut.title'), t('loggedOut.retry')];
    return [t('expired.title'), t('expired.retry')];
  };
  const [title, retryLabel] = wordsOf();
  const button = (
    <Button variant="primary" onClick={retry}>
      {retryLabel}
    </Button>
  );
  return { isPaused: state.status === 'in', title, text: t('expired.cartKept'), button };
};

// Over the screens, which keep their place. In a slot it covers the slot only.
const OverScreens = styled.div`
  position: fixed;
  inset: var(--wp-seen-top, 0) 0 var(--wp-seen-bottom, 0);
  z-index: 20;
  display: grid;
  place-items: center;
  background: var(--wp-page);
`;

/**
 * The parent gives no token, or one of another customer, or the customer has logged out; the cart is kept. `onRetry` asks for a new session. A parent that doesn't
 * answer is asked on and on, so that a late token ends the waiting.
 */
export function SessionEnded({ onRetry }: { onRetry(): void }) {
  const { isPaused, title, text, button } = useSessionEnd(onRetry);
  const Frame = isPaused ? OverScreens : 'div';
  return (
    <Frame role="alert">
      <EmptyState title={title} text={text} actions={button} />
    </Frame>
  );
}
