import { onStorageChange } from '../../platform/storageChange.ts';
import type { PortalContext } from '../portal.ts';
import { closeSession, SESSION_MARK } from './sessionStore.ts';

/**
 * Logging out in one tab logs out in all, because they share the back office's cookie. Embedded sessions belong to the
 * parent. Returns an unsubscribe function.
 */
export const followOtherTabs = ({
  parent,
  local,
  session,
}: Pick<PortalContext, 'parent' | 'local' | 'session'>): (() => void) => {
  if (parent) return () => undefined;
  return onStorageChange(() => {
    const isIn = session.getState().status === 'in';
    if (isIn && local.read(SESSION_MARK) === null) closeSession(session, 'logged_out');
  });
};
