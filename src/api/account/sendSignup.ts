import type { Http } from '../calls.ts';
import { successResponse } from '../session/schema.ts';
import type { SignupRequest } from './requestSchema.ts';

/** Error codes: `new_customers_disabled`, `weak_password`, `document_too_large`, `document_type`, `too_many_attempts`. */
export const sendSignup = (http: Http, body: SignupRequest) =>
  http.send({
    service: 'api',
    method: 'POST',
    path: '/users/signup',
    body,
    response: successResponse,
    auth: 'none',
  });
