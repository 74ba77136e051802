import { isSameCustomer } from '../../domain/session/customer.ts';
import type { PortalContext } from '../portal.ts';
import { isSessionOver, type SessionState } from '../session/sessionStore.ts';
import { forgetVisit, readVisit, writeVisit } from './lastVisit.ts';

/**
 * Keeps the company and the customer for the next visit. Another customer, a logout or an ended session removes what was kept.
 * Returns a function that ends it.
 */
export const followSession = ({
  session,
  local,
  company,
}: Pick<PortalContext, 'session' | 'local' | 'company'>): (() => void) => {
  const follow = (state: SessionState) => {
    if (isSessionOver(state)) forgetVisit(local);
    if (state.status !== 'in' || state.token === null) return;
    const last = readVisit(local, 'customer');
    if (last && !isSameCustomer(last, state.customer)) forgetVisit(local);
    writeVisit(local, 'company', company);
    writeVisit(local, 'customer', state.customer);
  };
  follow(session.getState());
  return session.subscribe(follow);
};
