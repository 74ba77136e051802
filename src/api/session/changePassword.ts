import type { Http } from '../calls.ts';
import { type OpenedSession, toSession } from './login.ts';
import { type ChangePasswordRequest, sessionResponse } from './schema.ts';

/**
 * POST {api}/users/changePassword (specification §7). All other sessions of the user end, so the response is a new
 * session. Throws {@link CallError}: code `invalid_credentials` for a wrong password, `weak_password` when the new one
 * breaks a rule.
 */
export const changePassword = async (http: Http, request: ChangePasswordRequest): Promise<OpenedSession> =>
  toSession(
    await http.send({
      service: 'api',
      method: 'POST',
      path: '/users/changePassword',
      body: request,
      response: sessionResponse,
    }),
  );
