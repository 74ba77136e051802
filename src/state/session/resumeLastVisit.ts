import type { PortalContext } from '../portal.ts';
import { readLastVisit } from '../visit/lastVisit.ts';
import { hasLoggedOut, lastVisitOf, resumeSession } from './sessionStore.ts';

/** Shows the last visit, as far as the browser kept it, while the back office is asked for the session. */
export const resumeLastVisit = async ({
  session,
  local,
}: Pick<PortalContext, 'session' | 'local'>): Promise<void> => {
  const last = lastVisitOf(session.getState()) ?? (await readLastVisit(local.prefix));
  if (last && !hasLoggedOut(session)) resumeSession(session, last);
};
