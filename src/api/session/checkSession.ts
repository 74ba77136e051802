import type { Http } from '../calls.ts';
import { type OpenedSession, toSession } from './login.ts';
import { sessionResponse } from './schema.ts';

/**
 * POST {api}/users/refresh with the session's token: checks the session and returns the current user (specification §4,
 * Placing an order). As for every call, a rejected token is renewed once. Throws {@link CallError}, `unauthorized` when
 * the session has ended.
 */
export const checkSession = async (http: Http): Promise<OpenedSession> =>
  toSession(
    await http.send({
      service: 'api',
      method: 'POST',
      path: '/users/refresh',
      body: {},
      response: sessionResponse,
      repeatable: true,
    }),
  );
