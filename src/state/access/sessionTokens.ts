import type { StoreApi } from 'zustand/vanilla';
import type { OpenedSession } from '../../api/access/login.ts';
import { CallError, toFailure } from '../../api/callError.ts';
import { UnsentError } from '../../api/callRetries.ts';
import type { HttpSession } from '../../api/calls.ts';
import type { Parent, TokenReason } from '../../bridge/contract.ts';
import { type Customer, isSameCustomer } from '../../domain/access/customer.ts';
import type { Clock } from '../../platform/clock.ts';
import { isWithoutNetwork } from '../../platform/connectivity.ts';
import { openSession } from './openSession.ts';
import {
  closeSession,
  isUnreachable,
  pauseSession,
  type SessionPause,
  type SessionState,
} from './sessionStore.ts';

const RENEW_BEFORE_MS = 60_000;

/** The session as the back office has confirmed it, while the last visit is shown. Throws when it can't be reached. */
const confirmedSession = (session: StoreApi<SessionState>): Promise<SessionState> =>
  new Promise((resolve, reject) => {
    const settle = (state: SessionState) => {
      const isOffline = isWithoutNetwork() || isUnreachable(state);
      if (state.status === 'in' && state.token === null && !isOffline) return;
      unsubscribe();
      if (isOffline) reject(new UnsentError());
      else resolve(state);
    };
    const unsubscribe = session.subscribe(settle);
    settle(session.getState());
  });

const isOf = (state: SessionState, owner: Customer | undefined): boolean =>
  !owner || (state.status === 'in' && isSameCustomer(owner, state.customer));

type Options = {
  session: StoreApi<SessionState>;
  parent: Parent | null;
  clock: Clock;
  refresh(token: string | null): Promise<OpenedSession>;
};

/**
 * Keeps the session's token valid. Embedded, tokens come from the parent, otherwise from the back office. Concurrent
 * failures cause one renewal. A rejected renewal ends the session, or pauses it until the parent gives a token again; the cart stays.
 */
export const createTokens = ({ session, parent, clock, refresh }: Options): HttpSession => {
  let renewing: Promise<string | null> | null = null;

  const requestSession = async (
    reason: TokenReason,
    current: string,
  ): Promise<OpenedSession | SessionPause> => {
    if (!parent) return refresh(reason === 'expiring' ? current : null);
    const answer = await parent.getToken(reason);
    if (!answer.ok) return answer.code === 'refused' ? 'expired' : answer.code;
    const opened = await refresh(answer.value.token);
    return { ...opened, expiresAt: Math.min(opened.expiresAt, answer.value.expiresAt) };
  };

  const endWith = (end: SessionPause | 'identity_changed'): void => {
    if (session.getState().status !== 'in') return;
    if (parent && end !== 'identity_changed') pauseSession(session, end);
    else closeSession(session, end);
  };

  const renewOnce = async (reason: TokenReason, current: string): Promise<string | null> => {
    let end: SessionPause | 'identity_changed' = 'expired';
    try {
      const opened = await requestSession(reason, current);
      if (session.getState().status !== 'in') return null;
      if (typeof opened !== 'object') end = opened;
      else if (parent && !isOf(session.getState(), opened.customer)) end = 'identity_changed';
      else {
        openSession(session, opened);
        return opened.token;
      }
    } catch (error) {
      if (toFailure(error) !== 'unauthorized') return null;
    }
    // The current token is used until it is refused.
    if ((end === 'unanswered' || end === 'failed') && reason === 'expiring') return null;
    endWith(end);
    return null;
  };

  const renew = (reason: TokenReason, rejected: string): Promise<string | null> => {
    const state = session.getState();
    if (state.status !== 'in') return Promise.resolve(null);
    if (state.token !== rejected) return Promise.resolve(state.token);
    renewing ??= renewOnce(reason, rejected).finally(() => {
      renewing = null;
    });
    return renewing;
  };

  return {
    async token(owner) {
      const state = await confirmedSession(session);
      if (!isOf(state, owner)) throw new CallError('unauthorized');
      if (state.status !== 'in' || state.token === null) return null;
      if (state.expiresAt - clock.now() > RENEW_BEFORE_MS) return state.token;
      const renewed = await renew('expiring', state.token);
      const after = session.getState();
      if (!isOf(after, owner)) throw new CallError('unauthorized');
      return renewed ?? (after.status === 'in' ? after.token : null);
    },
    async renew(rejected, owner) {
      const renewed = await renew('unauthorized', rejected);
      return isOf(session.getState(), owner) ? renewed : null;
    },
  };
};
