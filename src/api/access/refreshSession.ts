import * as v from 'valibot';
import { CallError } from '../callError.ts';
import type { Http } from '../calls.ts';
import { takeEarlyResponse } from '../earlyResponses.ts';
import type { OpenedSession } from './login.ts';
import { REFRESH_PATH, requestRefresh, toRefreshedSession } from './requestRefresh.ts';
import { refreshResponse } from './schema.ts';

const REFUSALS: readonly (number | undefined)[] = [401, 403];

/** The session of a response that was requested earlier; null when there is none, and the request is sent as any other. */
const readEarlySession = async (early: Promise<Response> | undefined): Promise<OpenedSession | null> => {
  const response = await early?.catch(() => undefined);
  if (REFUSALS.includes(response?.status))
    throw new CallError('unauthorized', { status: response?.status ?? null });
  if (!response?.ok) return null;
  const parsed = v.safeParse(refreshResponse, await response.json().catch(() => null));
  return parsed.success ? toRefreshedSession(parsed.output) : null;
};

/** Without a token the back office uses its session cookie. Throws `unauthorized` when ended. */
export const refreshSession = async (
  http: Http,
  token: string | null,
  early = token === null ? takeEarlyResponse('POST', http.serviceUrl('api') + REFRESH_PATH) : undefined,
): Promise<OpenedSession> =>
  (await readEarlySession(early)) ?? requestRefresh(http, token === null ? 'none' : { token });
