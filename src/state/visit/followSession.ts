import { arePricesHidden } from '../../domain/catalogue/arePricesHidden.ts';
import type { PortalContext } from '../portal.ts';
import { isSessionOver, type SessionState } from '../session/sessionStore.ts';
import { forgetCompany, keepCompany } from './lastCompany.ts';
import { forgetLastVisit, writeOwner } from './lastVisit.ts';

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
    if (isSessionOver(state)) {
      forgetCompany(local);
      void forgetLastVisit(local.prefix);
    }
    if (state.status !== 'in' || state.token === null) return;
    const { customer } = state;
    keepCompany(local, company);
    void writeOwner(local.prefix, { customer, hidesPrices: arePricesHidden(company.settings, customer) });
  };
  follow(session.getState());
  return session.subscribe(follow);
};
