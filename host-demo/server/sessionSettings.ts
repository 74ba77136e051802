import type { ServerOptions } from './serverOptions.ts';
import type { CaptchaOptions } from './session/captcha.ts';

export const SESSION_SETTINGS_HELP = `  PORTAL_TRUST_PROXY   proxies whose X-Forwarded-For is believed, separated by commas (loopback)
  PORTAL_COUNTRY_HEADER   header in which the proxy names the country of an address, as cf-ipcountry (none)
  CAPTCHA              recaptcha, altcha or none (recaptcha with RECAPTCHA_SECRET, else none)
  RECAPTCHA_SECRET, RECAPTCHA_VERIFY_URL   of reCAPTCHA
  RECAPTCHA_NEEDED_BY   all logins (all), or those after failed ones (suspicious)
  USER_LINK_HOURS       how long a user link is valid (24)
  USER_LINK_USES        how often it may be used: many or once (many)
  DOCUMENT_LINK_HOURS   how long the link to a PDF is valid (720)
`;

const GOOGLE_VERIFY = 'https://www.google.com/recaptcha/api/siteverify';

type Env = Readonly<Record<string, string | undefined>>;
type SessionSettings = Pick<
  ServerOptions,
  'trustProxy' | 'countryHeader' | 'captcha' | 'userLinks' | 'documentLinkHours'
>;

const hoursIn = (env: Env, name: string): number | null => {
  const text = env[name];
  if (!text) return null;
  const hours = Number(text);
  if (!(hours > 0)) throw new Error(`${name} must be a number above 0`);
  return hours;
};

const choiceIn = <const Choice extends string>(
  env: Env,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice => {
  const text = env[name] || choices[0];
  const found = choices.find((choice) => choice === text);
  if (!found) throw new Error(`${name} must be ${choices.join(' or ')}`);
  return found;
};

const captchaIn = (env: Env): CaptchaOptions => {
  const secret = env.RECAPTCHA_SECRET;
  const kind = choiceIn(
    env,
    'CAPTCHA',
    secret ? ['recaptcha', 'altcha', 'none'] : ['none', 'altcha', 'recaptcha'],
  );
  if (kind === 'none') return null;
  if (kind === 'altcha') return { kind };
  if (!secret) throw new Error('RECAPTCHA_SECRET is needed for CAPTCHA=recaptcha');
  return {
    kind,
    secret,
    verifyUrl: env.RECAPTCHA_VERIFY_URL ?? GOOGLE_VERIFY,
    neededBy: choiceIn(env, 'RECAPTCHA_NEEDED_BY', ['all', 'suspicious']),
  };
};

/** The settings of sessions, links and limits in environment variables. Throws an error that names an invalid one. */
export const readSessionSettings = (env: Env): SessionSettings => {
  const hours = hoursIn(env, 'USER_LINK_HOURS');
  const documentLinkHours = hoursIn(env, 'DOCUMENT_LINK_HOURS');
  return {
    ...(env.PORTAL_TRUST_PROXY && { trustProxy: env.PORTAL_TRUST_PROXY.split(',') }),
    ...(env.PORTAL_COUNTRY_HEADER && { countryHeader: env.PORTAL_COUNTRY_HEADER }),
    captcha: captchaIn(env),
    userLinks: {
      isUsedOnce: choiceIn(env, 'USER_LINK_USES', ['many', 'once']) === 'once',
      ...(hours !== null && { hours }),
    },
    ...(documentLinkHours !== null && { documentLinkHours }),
  };
};
