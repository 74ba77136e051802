import { login } from '../../api/access/login.ts';
import { loginFailure } from '../../api/access/loginFailure.ts';
import { CallError, toErrorCode } from '../../api/callError.ts';
import type { Http } from '../../api/calls.ts';
import { backOfficeMessage } from '../backOfficeMessage.ts';
import type { PortalContext } from '../portal.ts';
import type { Refused } from '../result.ts';
import { openSession } from './openSession.ts';
import { SESSION_MARK } from './sessionStore.ts';

type LoginProblem =
  | 'invalid_credentials'
  | 'too_many_attempts'
  | 'recaptcha_failed'
  | 'unreachable'
  | 'failed';
/**
 * `message`: what the back office says about it, when the portal has no text for its code. `response`: its answer, or `{
 * success: false, error: 'Error' }` without one (rules: Session).
 */
export type LoginResult = { ok: true } | (Refused<LoginProblem> & { message?: string; response: object });

const CAPTCHA_CODES = ['captcha_required', 'recaptcha_failed'];
const KNOWN_CODES = ['invalid_credentials', 'too_many_attempts', ...CAPTCHA_CODES];

const problemOf = (error: unknown): LoginProblem => {
  if (!(error instanceof CallError)) return 'failed';
  if (error.failure === 'unauthorized') return 'invalid_credentials';
  if (error.failure === 'too_many_attempts') return 'too_many_attempts';
  if (CAPTCHA_CODES.includes(error.code)) return 'recaptcha_failed';
  return error.failure === 'network' || error.failure === 'timeout' ? 'unreachable' : 'failed';
};

const loadLoginParts = () => import(/* webpackChunkName: "customer" */ './loginParts.ts');

const messageOf = async (error: unknown): Promise<string> => {
  if (backOfficeMessage(error) === '' || KNOWN_CODES.includes(toErrorCode(error))) return '';
  return loadLoginParts().then(
    ({ customerMessage }) => customerMessage(error),
    () => '',
  );
};

const later = (use: (parts: Awaited<ReturnType<typeof loadLoginParts>>) => void): void =>
  void loadLoginParts()
    .then(use)
    .catch(() => undefined);

type Credentials = { email: string; password: string };

type LoginPortal = Pick<
  PortalContext,
  'http' | 'settings' | 'company' | 'local' | 'session' | 'ownsPage' | 'parent' | 'base'
>;

/** The portals whose next login needs a captcha, as the back office said. */
const needing = new WeakSet<Http>();

/** With reCAPTCHA every login has a token, as the back office may ask for one each time; with ALTCHA those that need one. */
const sendLogin = async (portal: LoginPortal, credentials: Credentials) => {
  const kind = portal.settings.captcha?.kind;
  const send = (recaptchaToken: string | null) =>
    login(portal.http, { ...credentials, company_id: portal.company.id, recaptchaToken });
  if (kind !== 'recaptcha' && !needing.has(portal.http)) {
    try {
      return await send(null);
    } catch (error) {
      if (!kind || toErrorCode(error) !== 'captcha_required') throw error;
    }
  }
  return (await loadLoginParts()).sendWithCaptcha(portal, 'login', send);
};

export const logIn = async (portal: LoginPortal, credentials: Credentials): Promise<LoginResult> => {
  try {
    const opened = await sendLogin(portal, credentials);
    portal.local.write(SESSION_MARK, '1');
    openSession(portal.session, opened);
    later(({ sendEvent }) => sendEvent(portal, { name: 'login', detail: { method: 'password' } }));
    return { ok: true };
  } catch (error) {
    if (error instanceof CallError && error.captcha) {
      needing.add(portal.http);
      // The next attempt's captcha is solved while the customer types.
      later(({ prepareCaptcha }) => prepareCaptcha(portal, 'login'));
    }
    return {
      ok: false,
      reason: problemOf(error),
      message: await messageOf(error),
      response: loginFailure(error),
    };
  }
};
