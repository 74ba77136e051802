import type { Http } from '../calls.ts';
import { successResponse } from './schema.ts';
import type { ForgotRequest } from './signupSchema.ts';

/** Sends a link, if the e-mail is known; the answer is the same. */
export const requestReset = (http: Http, body: ForgotRequest) =>
  http.send({
    service: 'api',
    method: 'POST',
    path: '/users/forgot',
    body,
    response: successResponse,
    auth: 'none',
  });
