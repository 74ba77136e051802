import { endSession } from '../../api/access/endSession.ts';
import { connectHttp } from './connectHttp.ts';
import { readLastVisit } from './lastVisit.ts';
import { logIn } from './logIn.ts';
import { restoreSession } from './restoreSession.ts';

/** What the session needs of the back office; loaded with the shop, because the login paints without axios. */
export const sessionCode = { connectHttp, readLastVisit, restoreSession, logIn, endSession };
export type SessionCode = typeof sessionCode;
