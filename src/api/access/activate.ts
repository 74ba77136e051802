import type { Http } from '../calls.ts';
import { activationResponse } from './linkSchema.ts';
import { toSession } from './login.ts';
import type { ActivateRequest } from './signupSchema.ts';

/** Confirms the e-mail of a sign-up; `session` is null where nobody is logged in by it. Error codes: `link_used`, `link_expired`, `link_wrong`, `wrong_password`, `weak_password`. */
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
