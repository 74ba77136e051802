import { onOtherTabs } from '../../platform/otherTabs.ts';
import type { Portal } from '../portal.ts';
import { closeSession } from './sessionStore.ts';
import { SESSION_MARK } from './startSession.ts';

/**
 * Logging out in one tab logs out in all, because they share the back office's cookie. Embedded sessions belong to the
 * parent. Returns an unsubscribe function.
 */
export const followOtherTabs = ({ parent, local, session }: Portal): (() => void) => {
  if (parent) return () => undefined;
  return onOtherTabs(() => {
    const isIn = session.getState().status === 'in';
    if (isIn && local.read(SESSION_MARK) === null) closeSession(session, 'logged_out');
  });
};
