import { onOtherTabs } from '../../platform/otherTabs.ts';
import type { Portal } from '../portal.ts';
import { closeSession } from './sessionStore.ts';
import { SESSION_MARK } from './startSession.ts';

/**
 * A customer who logs out in one tab is logged out in all of them: the tabs share the back office's cookie, which is gone.
 * Embedded, the session is the parent's. Answers with the way to stop.
 */
export const followOtherTabs = ({ parent, local, session }: Portal): (() => void) => {
  if (parent) return () => undefined;
  return onOtherTabs(() => {
    const isIn = session.getState().status === 'in';
    if (isIn && local.read(SESSION_MARK) === null) closeSession(session, 'logged_out');
  });
};
