import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Customer } from '../../domain/access/customer.ts';
import type { LastVisit } from './lastVisit.ts';

/** Marks that this browser may have the session cookie, so that first visits make no useless request. */
export const SESSION_MARK = 'session';

/**
 * Why the session ended; null when there was none. `unanswered`: the parent has given no token yet; `identity_changed`: its token was
 * for another customer.
 */
export type SessionEnd =
  | 'logged_out'
  | 'expired'
  | 'refused'
  | 'unreachable'
  | 'unanswered'
  | 'identity_changed'
  | null;

/**
 * The session (rules: Session). `token` is kept in memory only; null while the customer of the last visit is shown and
 * the back office hasn't confirmed the session; `isUnreachable` then says that it couldn't be asked. `round` counts up
 * when the terms of that customer have changed since; the shop starts anew then. `lastVisit`: what the browser kept
 * before. `cloudToken`: for the cloud store, where that isn't the back office.
 */
export type SessionState =
  | { status: 'starting' }
  | { status: 'out'; end: SessionEnd }
  | {
      status: 'in';
      customer: Customer;
      token: string | null;
      isUnreachable?: true;
      expiresAt: number;
      cloudToken?: string | null;
      round: number;
      lastVisit: LastVisit | null;
    };

export const createSessionStore = (): StoreApi<SessionState> => createStore(() => ({ status: 'starting' }));

export const resumeSession = (store: StoreApi<SessionState>, lastVisit: LastVisit): void => {
  const { customer } = lastVisit;
  store.setState({ status: 'in', customer, token: null, expiresAt: 0, round: 1, lastVisit }, true);
};

export const beginSession = (store: StoreApi<SessionState>): void =>
  store.setState({ status: 'starting' }, true);

export const closeSession = (store: StoreApi<SessionState>, end: SessionEnd): void =>
  store.setState({ status: 'out', end }, true);

export const customerOf = (state: SessionState): Customer | null =>
  state.status === 'in' ? state.customer : null;

export const lastVisitOf = (state: SessionState): LastVisit | null =>
  state.status === 'in' ? state.lastVisit : null;

export const isUnreachable = (state: SessionState): boolean =>
  state.status === 'in' && state.isUnreachable === true;

/** Whether the customer is gone: not while the back office can't be reached, or the parent doesn't answer. */
export const isSessionOver = (state: SessionState): boolean =>
  state.status === 'out' && state.end !== 'unreachable' && state.end !== 'unanswered';

export const hasLoggedOut = (store: StoreApi<SessionState>): boolean => {
  const state = store.getState();
  return state.status === 'out' && state.end === 'logged_out';
};
