import type { Http } from '../calls.ts';
import type { OpenedSession } from './login.ts';
import { requestRefresh } from './requestRefresh.ts';

/** (rules: Placing an order) Throws {@link CallError} `unauthorized` when the session has ended. */
export const checkSession = (http: Http): Promise<OpenedSession> => requestRefresh(http, 'token');
