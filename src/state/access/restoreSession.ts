import { endSession } from '../../api/access/endSession.ts';
import { refreshSession } from '../../api/access/refreshSession.ts';
import { isSameCustomer } from '../../domain/access/customer.ts';
import type { PortalContext } from '../portal.ts';
import { readLastVisit } from './lastVisit.ts';
import { openSession } from './openSession.ts';
import { closeSession, hasLoggedOut, lastVisitOf, SESSION_MARK } from './sessionStore.ts';

/**
 * Opens the session of a token, or of the cookie (null). `response`: requested already. The customer of the last visit may
 * have logged out meanwhile; then the session is ended. Throws {@link CallError}, `unauthorized` when there is none.
 */
export const restoreSession = async (
  { http, session, local, parent }: Pick<PortalContext, 'http' | 'session' | 'local' | 'parent'>,
  token: string | null,
  response?: Promise<Response>,
): Promise<void> => {
  const [opened, lastVisit] = await Promise.all([
    refreshSession(http, token, response),
    lastVisitOf(session.getState()) ?? readLastVisit(local.prefix),
  ]);
  if (hasLoggedOut(session)) return endSession(http, opened.token);
  const before = session.getState();
  // A paused session waits for its own customer.
  if (parent && before.status === 'in' && !isSameCustomer(before.customer, opened.customer))
    return closeSession(session, 'identity_changed');
  openSession(session, opened, lastVisit);
  if (!parent) local.write(SESSION_MARK, '1');
};
