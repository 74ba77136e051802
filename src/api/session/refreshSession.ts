import type { Http } from '../calls.ts';
import { type OpenedSession, toSession } from './login.ts';
import { sessionResponse } from './schema.ts';

/**
 * POST {api}/users/refresh: the user of a token, with a new token (specification §7). Without a token the back office uses
 * its HttpOnly session cookie. Throws {@link CallError}, `unauthorized` when the session has ended.
 */
export const refreshSession = async (http: Http, token: string | null): Promise<OpenedSession> =>
  toSession(
    await http.send({
      service: 'api',
      method: 'POST',
      path: '/users/refresh',
      body: {},
      response: sessionResponse,
      auth: token === null ? 'none' : { token },
      repeatable: true,
    }),
  );
