import type { Http } from '../calls.ts';
import { type OpenedSession, toSession } from './login.ts';
import { sessionResponse } from './schema.ts';

/** Specification §4, Placing an order. Throws {@link CallError} `unauthorized` when the session has ended. */
export const checkSession = async (http: Http): Promise<OpenedSession> =>
  toSession(
    await http.send({
      service: 'api',
      method: 'POST',
      path: '/users/refresh',
      body: {},
      response: sessionResponse,
      repeatable: true,
    }),
  );
