import type { StoreApi } from 'zustand/vanilla';
import type { OpenedSession } from '../../api/access/login.ts';
import { type Customer, hasSameTerms } from '../../domain/access/customer.ts';
import type { LastVisit } from './lastVisit.ts';
import { lastVisitOf, type SessionState } from './sessionStore.ts';

const roundOf = (before: SessionState, customer: Customer): number => {
  if (before.status !== 'in') return 1;
  const hasOtherTerms = before.token === null && !hasSameTerms(before.customer, customer);
  return hasOtherTerms ? before.round + 1 : before.round;
};

export const openSession = (
  store: StoreApi<SessionState>,
  opened: OpenedSession,
  read: LastVisit | null = null,
): void =>
  store.setState(
    (before) => ({
      status: 'in',
      ...opened,
      round: roundOf(before, opened.customer),
      lastVisit: lastVisitOf(before) ?? read,
    }),
    true,
  );
