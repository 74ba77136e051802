import type { Http } from '../calls.ts';
import { successResponse } from './schema.ts';
import type { SignupRequest } from './signupSchema.ts';

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
