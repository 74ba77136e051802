import { createElement } from './createElement.ts';
import type { PortalError, StartStage } from './options.ts';
import { textsFor } from './texts.ts';

const PROBE_MS = 3_000;

const CODES: Readonly<Record<StartStage, string>> = {
  connected: 'code_unavailable',
  configured: 'host_unreachable',
  company: 'company_unavailable',
  session: 'session_unavailable',
  screen: 'code_unavailable',
};

const answers = (url: string, mode: RequestMode): Promise<boolean> =>
  fetch(url, { mode, credentials: 'omit', signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    () => false,
  );

/**
 * Why a frame has said nothing: its host doesn't answer, or doesn't allow this page, or the portal's code doesn't run. A parent whose
 * Content-Security-Policy has no `connect-src` for the portal's host can't tell the first from the others.
 */
const causeOfSilence = async (src: string): Promise<string> => {
  const url = `${src}/config.json`;
  if (!(await answers(url, 'no-cors'))) return 'host_unreachable';
  return (await answers(url, 'cors')) ? CODES.connected : 'origin_not_allowed';
};

export const explainMissed = async (
  stage: StartStage,
  { src, mode }: { src: string; mode: 'iframe' | 'federated' },
): Promise<PortalError> => {
  const isSilentFrame = stage === 'connected' && mode === 'iframe';
  const code = isSilentFrame ? await causeOfSilence(src) : CODES[stage];
  const hint =
    code === 'origin_not_allowed'
      ? `${src} must list ${location.origin} among its parents`
      : `${stage}: nothing of it in time. Does ${src} work, and allow ${location.origin}?`;
  return { code, stage, hint };
};

export const createDefaultFallback = (locale: string, retry: () => void): HTMLElement => {
  const { message, retryLabel } = textsFor(locale);
  const box = createElement('div', { role: 'alert', style: 'padding:24px;font:14px/1.45 system-ui' });
  box.append(
    createElement('p', { textContent: message }),
    createElement('button', { type: 'button', textContent: retryLabel, onclick: () => retry() }),
  );
  return box;
};
