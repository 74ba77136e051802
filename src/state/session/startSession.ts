import { toFailure } from '../../api/callError.ts';
import type { Portal } from '../portal.ts';
import { closeSession, openSession, type SessionEnd } from './sessionStore.ts';

/** Marks that this browser may have the session cookie, so that first visits make no useless request. */
export const SESSION_MARK = 'session';

const openWith = async (portal: Portal, token: string | null, end: SessionEnd): Promise<void> => {
  try {
    const { refreshSession } = await import(
      /* webpackChunkName: "shop" */ '../../api/session/refreshSession.ts'
    );
    openSession(portal.session, await refreshSession(portal.http, token));
    if (!portal.parent) portal.local.write(SESSION_MARK, '1');
  } catch (error) {
    if (token !== null) portal.errors.report('Authentication with token failed', error);
    const ended = toFailure(error) === 'unauthorized';
    if (ended) portal.local.remove(SESSION_MARK);
    closeSession(portal.session, ended ? end : 'unreachable');
  }
};

/** Link tokens whose request got no response; a retry uses them again. */
const unanswered = new WeakMap<Portal, string>();

const openLink = async (portal: Portal, token: string): Promise<void> => {
  await openWith(portal, token, 'refused');
  const state = portal.session.getState();
  if (state.status === 'out' && state.end === 'unreachable') unanswered.set(portal, token);
  else unanswered.delete(portal);
};

/**
 * Starts the session (specification §4, Session): with the parent's token when embedded, a link's user token, or the
 * session cookie. Ends in `in` or `out`, never throws.
 */
export const startSession = async (portal: Portal, linkToken: string | null): Promise<void> => {
  if (portal.parent) {
    const answer = await portal.parent.getToken('initial');
    if (answer.ok) await openWith(portal, answer.value.token, 'refused');
    else closeSession(portal.session, 'refused');
    return;
  }
  const token = linkToken ?? unanswered.get(portal);
  if (token !== undefined) return openLink(portal, token);
  if (portal.local.read(SESSION_MARK) === null) return closeSession(portal.session, null);
  return openWith(portal, null, 'expired');
};
