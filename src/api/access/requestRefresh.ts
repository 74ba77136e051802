import { CallError, toFailure } from '../callError.ts';
import type { Call, Http } from '../calls.ts';
import { type OpenedSession, toSession } from './login.ts';
import { type RefreshResponse, refreshResponse } from './schema.ts';

export const REFRESH_PATH = '/users/refresh';

/** (rules: Session) */
export const toRefreshedSession = (response: RefreshResponse): OpenedSession => {
  if (!response.success) throw new CallError('unauthorized');
  return toSession(response);
};

/** POST /users/refresh. Throws {@link CallError} `unauthorized` when the back office refuses the session. */
export const requestRefresh = async (
  http: Http,
  auth: Exclude<Call<typeof refreshResponse>['auth'], undefined>,
): Promise<OpenedSession> => {
  const request = http.send({
    service: 'api',
    method: 'POST',
    path: REFRESH_PATH,
    body: {},
    response: refreshResponse,
    auth,
    repeatable: true,
  });
  const response = await request.catch((error: unknown) => {
    throw toFailure(error) === 'forbidden' ? new CallError('unauthorized', { status: 403 }) : error;
  });
  return toRefreshedSession(response);
};
