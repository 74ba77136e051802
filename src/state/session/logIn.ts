import { CallError } from '../../api/callError.ts';
import { login } from '../../api/session/login.ts';
import { loadRecaptchaToken } from '../../platform/recaptcha.ts';
import { sendEvent } from '../analytics/sendEvent.ts';
import type { PortalContext } from '../portal.ts';
import { openSession } from './openSession.ts';
import { SESSION_MARK } from './sessionStore.ts';

export type LoginProblem = 'invalid_credentials' | 'too_many_attempts' | 'unreachable' | 'failed';
export type LoginResult = { ok: true } | { ok: false; reason: LoginProblem };

const problemOf = (error: unknown): LoginProblem => {
  if (!(error instanceof CallError)) return 'failed';
  if (error.failure === 'unauthorized') return 'invalid_credentials';
  if (error.failure === 'too_many_attempts') return 'too_many_attempts';
  return error.failure === 'network' || error.failure === 'timeout' ? 'unreachable' : 'failed';
};

/** Logs in with e-mail and password (specification §5 and §7). */
export const logIn = async (
  portal: Pick<PortalContext, 'http' | 'settings' | 'company' | 'local' | 'session' | 'ownsPage' | 'parent'>,
  credentials: { email: string; password: string },
): Promise<LoginResult> => {
  try {
    const recaptchaToken = await loadRecaptchaToken(portal.settings.recaptchaSiteKey);
    const opened = await login(portal.http, {
      ...credentials,
      company_id: portal.company.id,
      recaptchaToken,
    });
    portal.local.write(SESSION_MARK, '1');
    openSession(portal.session, opened);
    sendEvent(portal, { name: 'login', detail: { method: 'password' } });
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: problemOf(error) };
  }
};
