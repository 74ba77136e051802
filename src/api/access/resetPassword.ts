import type { Http } from '../calls.ts';
import { successResponse } from './schema.ts';
import type { ResetRequest } from './signupSchema.ts';

/** Error codes: `link_used`, `link_expired`, `link_wrong`, `weak_password`. */
export const resetPassword = (http: Http, body: ResetRequest) =>
  http.send({
    service: 'api',
    method: 'POST',
    path: '/users/reset',
    body,
    response: successResponse,
    auth: 'none',
  });
