import { loginFailure } from '../../api/access/loginFailure.ts';
import { toFailure } from '../../api/callError.ts';
import type { Parent } from '../../bridge/contract.ts';
import type { PortalContext } from '../portal.ts';
import type { LastVisit } from './lastVisit.ts';
import type { LoginResult } from './logIn.ts';
import type { SessionCode } from './sessionCode.ts';
import {
  closeSession,
  hasLoggedOut,
  isSignedIn,
  lastVisitOf,
  pauseSession,
  resumeSession,
  SESSION_MARK,
  type SessionPause,
} from './sessionStore.ts';

export type ParentSession = {
  token: Awaited<ReturnType<Parent['getToken']>>;
  response: Promise<Response> | undefined;
};

type RequestedEarly = {
  parent?: Promise<ParentSession> | undefined;
  lastVisit?: Promise<LastVisit | null> | undefined;
};

export type SessionService = {
  /**
   * Starts the session (rules: Session): with the parent's token when embedded, a link's user token, or the session
   * cookie. Ends in `in` or `out`, never rejects.
   */
  start(linkToken: string | null, requested?: RequestedEarly): Promise<void>;
  logIn(credentials: { email: string; password: string }): Promise<LoginResult>;
  /** Logs out at once; the back office is informed in the background. */
  logOut(): void;
};

/** `load`: the code of the session's calls, which the login paints without. */
export const createSessionService = (
  portal: PortalContext,
  load: () => Promise<SessionCode>,
): SessionService => {
  const { session, parent, local, errors, http } = portal;
  /** A link's token whose request got no answer; the next start uses it again. */
  let unanswered: string | null = null;
  let starting: Promise<void> = Promise.resolve();
  /** The end of the last session. Its answer sets or removes the cookie, so the next login comes after it. */
  let ending: Promise<void> = Promise.resolve();

  const fail = (error: unknown, end: SessionPause): void => {
    const ended = toFailure(error) === 'unauthorized';
    if (ended) local.remove(SESSION_MARK);
    const state = session.getState();
    // The last visit stays on the screen until the customer tries again.
    if (!ended && state.status === 'in') session.setState({ isUnreachable: true });
    else if (ended && parent) pauseSession(session, end);
    else closeSession(session, ended ? end : 'unreachable');
  };

  const openWith = async (
    token: string | null,
    end: SessionPause,
    response?: Promise<Response>,
  ): Promise<void> => {
    try {
      const { restoreSession } = await load();
      await restoreSession(portal, token, response);
    } catch (error) {
      if (token !== null) errors.report('Authentication with token failed', error);
      if (!hasLoggedOut(session)) fail(error, end);
    }
  };

  const openWithLink = async (token: string): Promise<void> => {
    await openWith(token, 'refused');
    const state = session.getState();
    unanswered = state.status === 'out' && state.end === 'unreachable' ? token : null;
  };

  const openWithParent = async (from: Parent, requested: Promise<ParentSession> | undefined) => {
    const { token, response } = (await requested) ?? {
      token: await from.getToken('initial'),
      response: undefined,
    };
    if (token.ok) await openWith(token.value.token, 'refused', response);
    // A later request may have been answered first.
    else if (!isSignedIn(session.getState())) pauseSession(session, token.code);
  };

  const open = async (linkToken: string | null, requested: RequestedEarly): Promise<void> => {
    if (parent) return openWithParent(parent, requested.parent);
    const token = linkToken ?? unanswered;
    if (token !== null) return openWithLink(token);
    if (local.read(SESSION_MARK) === null) return closeSession(session, null);
    const last = lastVisitOf(session.getState()) ?? (await requested.lastVisit);
    if (last && !hasLoggedOut(session)) resumeSession(session, last);
    return openWith(null, 'expired');
  };

  return {
    start(linkToken, requested = {}) {
      starting = open(linkToken, requested);
      return starting;
    },
    logIn: (credentials) =>
      Promise.all([load(), ending]).then(
        ([{ logIn }]) => logIn(portal, credentials),
        (error: unknown) => ({ ok: false, reason: 'unreachable', response: loginFailure(error) }),
      ),
    logOut() {
      const state = session.getState();
      local.remove(SESSION_MARK);
      closeSession(session, 'logged_out');
      if (state.status !== 'in' || parent) return;
      const { token } = state;
      if (token === null) ending = starting;
      else
        ending = load()
          .then(({ endSession }) => endSession(http, token))
          .catch((error: unknown) => errors.report('Logging out', error));
    },
  };
};
