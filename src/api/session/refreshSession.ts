import * as v from 'valibot';
import { CallError } from '../callError.ts';
import type { Http } from '../calls.ts';
import { takeEarlyResponse } from '../earlyResponses.ts';
import { type OpenedSession, toSession } from './login.ts';
import { sessionResponse } from './schema.ts';

const PATH = '/users/refresh';

/** The session of a response that was requested earlier; null when there is none, and the request is sent as any other. */
const readEarlySession = async (early: Promise<Response> | undefined): Promise<OpenedSession | null> => {
  const response = await early?.catch(() => undefined);
  if (response?.status === 401) throw new CallError('unauthorized', { status: 401 });
  if (!response?.ok) return null;
  const parsed = v.safeParse(sessionResponse, await response.json().catch(() => null));
  return parsed.success ? toSession(parsed.output) : null;
};

/** Without a token the back office uses its session cookie (specification §7). Throws `unauthorized` when ended. */
export const refreshSession = async (
  http: Http,
  token: string | null,
  early = token === null ? takeEarlyResponse('POST', http.serviceUrl('api') + PATH) : undefined,
): Promise<OpenedSession> => {
  const session = await readEarlySession(early);
  if (session) return session;
  return toSession(
    await http.send({
      service: 'api',
      method: 'POST',
      path: PATH,
      body: {},
      response: sessionResponse,
      auth: token === null ? 'none' : { token },
      repeatable: true,
    }),
  );
};
