import type { Http } from '../calls.ts';
import { type OpenedSession, toSession } from './login.ts';
import { sessionAnswer } from './schema.ts';

/**
 * POST {api}/users/refresh: the user behind a token, with a new token (specification §7). Without a token the back office
 * looks for its own session cookie, which no script can read. Throws {@link CallError}, `unauthorized` when the session is over.
 */
export const refreshSession = async (http: Http, token: string | null): Promise<OpenedSession> =>
  toSession(
    await http.send({
      service: 'api',
      method: 'POST',
      path: '/users/refresh',
      body: {},
      answer: sessionAnswer,
      auth: token === null ? 'none' : { token },
      repeatable: true,
    }),
  );
