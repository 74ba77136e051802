import type { Http } from '../calls.ts';
import type { ActivateRequest } from './requestSchema.ts';
import { activationResponse } from './schema.ts';

/** Confirms the e-mail of a sign-up. Error codes: `link_used`, `link_expired`, `link_wrong`, `wrong_password`, `weak_password`. */
export const activate = (http: Http, body: ActivateRequest) =>
  http.send({
    service: 'api',
    method: 'POST',
    path: '/users/activate',
    body,
    response: activationResponse,
    auth: 'none',
  });
