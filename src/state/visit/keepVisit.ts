import type { SessionState } from '../access/sessionStore.ts';
import type { PortalContext } from '../portal.ts';
import { keepQueries } from './keepQueries.ts';
import type { QueryMemory } from './restoreQueries.ts';
import { writeOwner } from './writeVisit.ts';

/** Keeps the customer, as the back office confirms them, and what they see for the next visit. Returns a function that ends it. */
export const keepVisit = (
  { session }: Pick<PortalContext, 'session'>,
  { owner, ...memory }: QueryMemory,
): (() => void) => {
  const follow = (state: SessionState) => {
    if (state.status === 'in' && state.token !== null)
      void writeOwner(memory.tenant, { ...owner, customer: state.customer });
  };
  follow(session.getState());
  const unfollow = session.subscribe(follow);
  const stopKeeping = keepQueries({ owner, ...memory });
  return () => {
    unfollow();
    stopKeeping();
  };
};
