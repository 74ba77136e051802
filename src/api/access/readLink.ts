import type { Http } from '../calls.ts';
import { linkResponse } from './linkSchema.ts';
import type { LinkRequest } from './signupSchema.ts';

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
