import type { Http } from '../calls.ts';
import { activationResponse, linkResponse } from './linkSchema.ts';
import { toSession } from './login.ts';
import { successResponse } from './schema.ts';
import type { ActivateRequest, ForgotRequest, LinkRequest, ResetRequest } from './signupSchema.ts';

export const readLink = (http: Http, body: LinkRequest) =>
  http.send({
    service: 'api',
    method: 'POST',
    path: '/users/link',
    body,
    response: linkResponse,
    auth: 'none',
    repeatable: true,
  });

/**
 * Confirms the e-mail of a sign-up; `session` is null where nobody is logged in by it. Error codes: `link_used`,
 * `link_expired`, `link_wrong`, `wrong_password`, `weak_password`.
 */
export const activate = async (http: Http, body: ActivateRequest) => {
  const { state, session } = await http.send({
    service: 'api',
    method: 'POST',
    path: '/users/activate',
    body,
    response: activationResponse,
    auth: 'none',
  });
  return { state, session: session && toSession(session) };
};

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
