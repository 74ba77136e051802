import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Customer } from '../../domain/access/customer.ts';
import type { LastVisit } from './lastVisit.ts';

/** Marks that this browser may have the session cookie, so that first visits make no useless request. */
export const SESSION_MARK = 'session';

/**
 * Why the session ended; null when there was none. `unanswered`: the parent has given no token yet; `failed`: it can't get one;
 * `identity_changed`: its token was for another customer.
 */
export type SessionEnd =
  | 'logged_out'
  | 'expired'
  | 'refused'
  | 'unreachable'
  | 'unanswered'
  | 'failed'
  | 'identity_changed'
  | null;

/** Why a session waits for the parent's next token; the customer's screens stay meanwhile, with what was typed. */
export type SessionPause = 'expired' | 'refused' | 'unanswered' | 'failed';

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
      paused?: SessionPause;
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

/** For a parent that gives no token. A session that hasn't begun has no screens to keep, and is closed. */
export const pauseSession = (store: StoreApi<SessionState>, paused: SessionPause): void => {
  const state = store.getState();
  if (state.status === 'in') store.setState({ ...state, token: null, expiresAt: 0, paused }, true);
  else closeSession(store, paused);
};

/** Why there is no session now; undefined while there is one, or one is on its way. */
export const endOf = (state: SessionState): SessionEnd | undefined => {
  if (state.status === 'out') return state.end;
  return state.status === 'in' ? state.paused : undefined;
};

export const isSignedIn = (state: SessionState): boolean => state.status === 'in' && !state.paused;

export const customerOf = (state: SessionState): Customer | null =>
  state.status === 'in' ? state.customer : null;

export const lastVisitOf = (state: SessionState): LastVisit | null =>
  state.status === 'in' ? state.lastVisit : null;

export const isUnreachable = (state: SessionState): boolean =>
  state.status === 'in' && state.isUnreachable === true;

/** Whether the customer is gone: not while the back office can't be reached, or the parent doesn't answer. */
export const isSessionOver = (state: SessionState): boolean => {
  const end = endOf(state);
  return end !== undefined && end !== 'unreachable' && end !== 'unanswered' && end !== 'failed';
};

export const hasLoggedOut = (store: StoreApi<SessionState>): boolean => {
  const state = store.getState();
  return state.status === 'out' && state.end === 'logged_out';
};
