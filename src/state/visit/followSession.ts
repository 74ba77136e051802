import { forgetLastVisit } from '../access/lastVisit.ts';
import { isSessionOver, type SessionState } from '../access/sessionStore.ts';
import type { PortalContext } from '../portal.ts';
import { forgetCompany, keepCompany } from './lastCompany.ts';

/**
 * Keeps the company for the next visit. A logout or an ended session removes it, and what was kept of the customer. `onConfirmed`: the
 * back office has confirmed the last visit's session. Returns a function that ends it.
 */
export const followSession = (
  { session, local, company }: Pick<PortalContext, 'session' | 'local' | 'company'>,
  onConfirmed?: () => void,
): (() => void) => {
  const follow = (state: SessionState, before?: SessionState) => {
    if (isSessionOver(state)) {
      forgetCompany(local);
      void forgetLastVisit(local.prefix);
    }
    if (state.status !== 'in' || state.token === null) return;
    keepCompany(local, company);
    if (before?.status === 'in' && before.token === null) onConfirmed?.();
  };
  follow(session.getState());
  return session.subscribe(follow);
};
