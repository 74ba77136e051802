import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OpenedSession } from '../../api/session/login.ts';
import type { Customer } from '../../domain/session/customer.ts';

/** Marks that this browser may have the session cookie, so that first visits make no useless request. */
export const SESSION_MARK = 'session';

/** Why the session ended; null when there was none. */
export type SessionEnd = 'logged_out' | 'expired' | 'refused' | 'unreachable' | null;

/** The session (specification §4, Session). `token` is kept in memory only. */
export type SessionState =
  | { status: 'starting' }
  | { status: 'out'; end: SessionEnd }
  | { status: 'in'; customer: Customer; token: string; expiresAt: number };

export const createSessionStore = (): StoreApi<SessionState> => createStore(() => ({ status: 'starting' }));

export const openSession = (
  store: StoreApi<SessionState>,
  { customer, token, expiresAt }: OpenedSession,
): void => store.setState({ status: 'in', customer, token, expiresAt }, true);

export const closeSession = (store: StoreApi<SessionState>, end: SessionEnd): void =>
  store.setState({ status: 'out', end }, true);

export const customerOf = (state: SessionState): Customer | null =>
  state.status === 'in' ? state.customer : null;
