import type { Http } from '../calls.ts';
import { type OpenedSession, toSession } from './login.ts';
import { type ChangePasswordRequest, sessionAnswer } from './schema.ts';

/**
 * POST {api}/users/changePassword (specification §7). Every other session of this user ends, so the answer is a new one.
 * Throws {@link CallError}: code `invalid_credentials` for a wrong password, `weak_password` when the new one breaks the rule.
 */
export const changePassword = async (http: Http, request: ChangePasswordRequest): Promise<OpenedSession> =>
  toSession(
    await http.send({
      service: 'api',
      method: 'POST',
      path: '/users/changePassword',
      body: request,
      answer: sessionAnswer,
    }),
  );
