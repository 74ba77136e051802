import type { CaptchaAction } from '../../api/access/captchaSchema.ts';
import { requestCaptcha } from '../../api/access/requestCaptcha.ts';
import { toErrorCode } from '../../api/callError.ts';
import type { Http } from '../../api/calls.ts';
import { loadRecaptchaToken, preloadRecaptcha } from '../../platform/recaptcha.ts';
import { solveAltcha } from '../../platform/solveAltcha.ts';
import type { PortalContext } from '../portal.ts';

type Portal = Pick<PortalContext, 'http' | 'settings' | 'company' | 'base'>;
type Token = Promise<string | null>;

/** Solutions that were begun before they were needed, of each mounted portal. */
const prepared = new WeakMap<Http, Map<CaptchaAction, Token>>();

const preparedOf = ({ http }: Portal): Map<CaptchaAction, Token> => {
  const tokens = prepared.get(http) ?? new Map<CaptchaAction, Token>();
  prepared.set(http, tokens);
  return tokens;
};

/** A new token; null when it can't be had, and the back office decides then. */
const obtain = async (
  { http, settings: { captcha }, company, base }: Portal,
  action: CaptchaAction,
): Token => {
  if (captcha === null) return null;
  if (captcha.kind === 'recaptcha') return loadRecaptchaToken(captcha.siteKey, action);
  try {
    return await solveAltcha(base, await requestCaptcha(http, { company_id: company.id, action }));
  } catch {
    return null;
  }
};

/**
 * Begins what takes time, so that nobody waits for it at the submit: ALTCHA is solved; of reCAPTCHA the script is loaded, because its
 * tokens last only two minutes.
 */
export const prepareCaptcha = (portal: Portal, action: CaptchaAction): void => {
  const { captcha } = portal.settings;
  if (captcha?.kind === 'recaptcha') preloadRecaptcha(captcha.siteKey);
  else if (captcha && !preparedOf(portal).has(action)) preparedOf(portal).set(action, obtain(portal, action));
};

const takePrepared = async (portal: Portal, action: CaptchaAction): Token => {
  const tokens = preparedOf(portal);
  const token = tokens.get(action) ?? null;
  tokens.delete(action);
  return token;
};

/** Sends a request with its captcha, the prepared one where there is one; once more when the back office wants a newer one. */
export const sendWithCaptcha = async <Answer>(
  portal: Portal,
  action: CaptchaAction,
  send: (token: string | null) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await send((await takePrepared(portal, action)) ?? (await obtain(portal, action)));
  } catch (error) {
    if (toErrorCode(error) !== 'captcha_required' || portal.settings.captcha === null) throw error;
    return send(await obtain(portal, action));
  }
};
