import { PROTOCOL } from '../bridge/contract.ts';
import { createElement } from './createElement.ts';
import type { HostEvents, PortalError, PortalOptions, StartStage } from './options.ts';
import { textsFor } from './texts.ts';
import { warnDeveloper } from './warnDeveloper.ts';

export { grantDisplayMode } from './displayMode.ts';
export { fitHeight } from './fitHeight.ts';

const PROBE_MS = 3_000;

/** `failed`: `getToken` threw. */
export type TokenFailure = 'refused' | 'timeout' | 'malformed' | 'failed';

type TokenCause = NonNullable<Extract<PortalError, { cause?: unknown }>['cause']>;

const TOKEN_FAILURES: Readonly<Record<TokenFailure, { cause: TokenCause; hint: string }>> = {
  refused: {
    cause: 'refused',
    hint: 'getToken returned null: the customer reads that the session has expired',
  },
  timeout: {
    cause: 'timeout',
    hint: 'getToken has taken longer than timeouts.callMs; a token that comes late counts all the same',
  },
  malformed: {
    cause: 'malformed',
    hint: 'getToken must return { token, expiresAt }: a text of at most 20,000 characters, and ms since 1970',
  },
  failed: { cause: 'threw', hint: 'getToken threw' },
};

/** Why `getToken` gave no token. `error`: what it threw; nothing of a token is told. */
export const explainToken = (failure: TokenFailure, error?: unknown): PortalError => {
  const { cause, hint } = TOKEN_FAILURES[failure];
  return { code: 'token_unavailable', cause, hint: error === undefined ? hint : `${hint}: ${error}` };
};

const CODES: Readonly<Record<StartStage, string>> = {
  connected: 'code_unavailable',
  configured: 'host_unreachable',
  company: 'company_unavailable',
  session: 'session_unavailable',
  screen: 'code_unavailable',
};

const EVENTS: Readonly<Record<keyof HostEvents, true>> = {
  status: true,
  navigation: true,
  analytics: true,
  cart: true,
  notification: true,
  session: true,
  error: true,
  vitals: true,
  message: true,
};

export type Explained = 'on' | 'update' | 'fallback' | 'timeouts' | 'src' | 'mode' | 'container' | 'linkFor';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const MISTAKES: Readonly<Record<Explained, (value: unknown) => string | null>> = {
  src: (value) => `src is ${value}: expected the portal’s origin, such as https://acme.portal.example.com`,
  mode: (value) => `mode is ${value}: expected 'iframe' or 'federated'`,
  container: (value) =>
    `container is ${value}: there is no such element in the page. Create the portal when the page is ready`,
  on: (value) =>
    Object.keys(EVENTS).includes(String(value))
      ? null
      : `portal.on('${value}'): there is no such event, only ${Object.keys(EVENTS).join(', ')}`,
  update: (value) =>
    isObject(value)
      ? null
      : `portal.update(${value}): expected an object, such as { theme: { scheme: 'dark' } }`,
  fallback: (value) =>
    value === null || value === undefined || typeof value === 'string' || value instanceof Node
      ? null
      : `fallback returned ${value}: expected an element of the page, a text or null; the usual message is shown`,
  linkFor: (value) =>
    `linkFor gave ${value}: expected an http or https URL, or null; the portal’s own address is used`,
  timeouts(value) {
    const wrong = Object.entries(value ?? {}).find(([, ms]) => ms !== undefined && !(Number(ms) > 0));
    return wrong ? `timeouts.${wrong[0]} is ${wrong[1]}: expected ms above 0; the usual limit is used` : null;
  },
};

export const explainMistake = (what: Explained, value: unknown): void => {
  const mistake = MISTAKES[what](value);
  if (mistake) warnDeveloper(mistake);
};

const answers = (url: string, mode: RequestMode): Promise<boolean> =>
  fetch(url, { mode, credentials: 'omit', signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    () => false,
  );

/**
 * Why a portal has said nothing: its host doesn't answer, or doesn't allow this page, or its code doesn't run. A parent whose
 * Content-Security-Policy has no `connect-src` for the portal's host can't tell the first from the others.
 */
const causeOfSilence = async (src: string): Promise<string> => {
  const url = `${src}/config.json`;
  if (!(await answers(url, 'no-cors'))) return 'host_unreachable';
  return (await answers(url, 'cors')) ? CODES.connected : 'origin_not_allowed';
};

// `protocol`: the portal speaks another one.
export type Missed = StartStage | 'protocol';

// Resolves after the portal has heard that its protocol is another one.
const explainProtocol = async (protocol: unknown): Promise<PortalError> => {
  await new Promise((heard) => setTimeout(heard));
  const side = Number(protocol) > PROTOCOL ? 'SDK' : 'portal';
  return { code: 'incompatible', hint: `protocol ${protocol}: update the ${side}` };
};

/** `error`: what its code threw, or its protocol. */
export const explainMissed = async (
  stage: Missed,
  { src }: { src: string },
  error?: unknown,
): Promise<PortalError> => {
  if (stage === 'protocol') return explainProtocol(error);
  const code = stage === 'connected' ? await causeOfSilence(src) : CODES[stage];
  const what = error === undefined ? 'nothing of it in time' : String(error);
  const hint =
    code === 'origin_not_allowed'
      ? `${src} must list ${location.origin} among its parents`
      : `${stage}: ${what}. Does ${src} work, and allow ${location.origin}?`;
  return { code, stage, hint };
};

export const createDefaultFallback = ({ context }: PortalOptions, retry: () => void): HTMLElement => {
  const { message, retryLabel } = textsFor(String(context?.locale ?? navigator.language));
  const box = createElement('div', { role: 'alert', style: 'padding:24px;font:14px/1.45 system-ui' });
  box.append(
    createElement('p', { textContent: message }),
    createElement('button', { type: 'button', textContent: retryLabel, onclick: () => retry() }),
  );
  return box;
};
