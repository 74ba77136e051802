import type { Http } from '../calls.ts';
import { type OpenedSession, toSession } from './login.ts';
import type { ChangePasswordRequest } from './requestSchema.ts';
import { sessionResponse } from './schema.ts';

/** All other sessions end. Error codes: `invalid_credentials`, `weak_password`. */
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
