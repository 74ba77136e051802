import type { Http } from '../calls.ts';
import { type OpenedSession, toSession } from './login.ts';
import { sessionAnswer } from './schema.ts';

/**
 * POST {api}/users/refresh with the session's own token: whether it still holds, and the user as it is now (specification
 * §4, Placing an order). A token that is refused is renewed once, as with every call. Throws {@link CallError},
 * `unauthorized` when the session is over.
 */
export const checkSession = async (http: Http): Promise<OpenedSession> =>
  toSession(
    await http.send({
      service: 'api',
      method: 'POST',
      path: '/users/refresh',
      body: {},
      answer: sessionAnswer,
      repeatable: true,
    }),
  );
