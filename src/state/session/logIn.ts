import { CallError, toErrorCode } from '../../api/callError.ts';
import { login } from '../../api/session/login.ts';
import { backOfficeMessage } from '../backOfficeMessage.ts';
import type { PortalContext } from '../portal.ts';
import { openSession } from './openSession.ts';
import { SESSION_MARK } from './sessionStore.ts';

type LoginProblem =
  | 'invalid_credentials'
  | 'too_many_attempts'
  | 'recaptcha_failed'
  | 'unreachable'
  | 'failed';
/** `message`: what the back office says about it, when the portal has no text for its code. */
export type LoginResult = { ok: true } | { ok: false; reason: LoginProblem; message?: string };

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

const requestRecaptchaToken = async ({ recaptchaSiteKey }: PortalContext['settings']) => {
  if (recaptchaSiteKey === null) return null;
  const { loadRecaptchaToken } = await loadLoginParts();
  return loadRecaptchaToken(recaptchaSiteKey);
};

const messageOf = async (error: unknown): Promise<string> => {
  if (backOfficeMessage(error) === '' || KNOWN_CODES.includes(toErrorCode(error))) return '';
  return loadLoginParts().then(
    ({ customerMessage }) => customerMessage(error),
    () => '',
  );
};

/** Its code is the analytics’, which no screen waits for. */
const reportLogin = async (portal: Pick<PortalContext, 'ownsPage' | 'parent'>) => {
  const { sendEvent } = await loadLoginParts();
  sendEvent(portal, { name: 'login', detail: { method: 'password' } });
};

type Credentials = { email: string; password: string };

const sendLogin = async (
  { http, settings, company }: Pick<PortalContext, 'http' | 'settings' | 'company'>,
  credentials: Credentials,
) => {
  const recaptchaToken = await requestRecaptchaToken(settings);
  return login(http, { ...credentials, company_id: company.id, recaptchaToken });
};

/** Logs in with e-mail and password (specification §5 and §7). A missing captcha is loaded once more. */
export const logIn = async (
  portal: Pick<PortalContext, 'http' | 'settings' | 'company' | 'local' | 'session' | 'ownsPage' | 'parent'>,
  credentials: Credentials,
): Promise<LoginResult> => {
  try {
    const opened = await sendLogin(portal, credentials).catch((error: unknown) => {
      if (toErrorCode(error) !== 'captcha_required' || portal.settings.recaptchaSiteKey === null) throw error;
      return sendLogin(portal, credentials);
    });
    portal.local.write(SESSION_MARK, '1');
    openSession(portal.session, opened);
    void reportLogin(portal).catch(() => undefined);
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: problemOf(error), message: await messageOf(error) };
  }
};
