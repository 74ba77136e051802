import {
  type Answer,
  type Hello,
  type ParentMethods,
  type ParentToken,
  type PortalEvent,
  PROTOCOL,
  type TokenReason,
  type Welcome,
} from '../bridge/contract.ts';
import { isHello, isPortalEvent, isToken, isTokenRequest } from '../bridge/guards.ts';
import { withTimeout } from '../bridge/withTimeout.ts';
import type { Emitter } from './emitter.ts';
import type { PortalOptions } from './options.ts';

type Options = {
  getToken: PortalOptions['getToken'];
  callMs: number;
  emitter: Emitter;
  /** Ends when the portal is taken away. */
  signal: AbortSignal;
  /** The portal is there and speaks the same protocol. */
  met(hello: Hello): Welcome;
  /** It speaks another one. */
  incompatible(protocol: number): void;
  heard(event: PortalEvent): void;
};

const malformed = { ok: false, code: 'malformed' } as const;

type TokenAnswer = Answer<ParentToken, 'refused' | 'timeout' | 'malformed'>;

const pullToken = async (
  reason: TokenReason,
  { getToken, callMs, signal }: Options,
): Promise<TokenAnswer> => {
  if (!getToken) return { ok: false, code: 'refused' };
  const limit = AbortSignal.timeout(callMs);
  const ask = async (): Promise<TokenAnswer> => {
    const token = await getToken({ reason, signal: AbortSignal.any([signal, limit]) });
    return isToken(token) ? { ok: true, value: token } : { ok: false, code: 'refused' };
  };
  try {
    return await withTimeout(callMs, ask(), () => ({ ok: false, code: 'timeout' }) as const);
  } catch {
    return { ok: false, code: 'refused' };
  }
};

/**
 * The parent's side of the bridge, for the portal to call: whatever comes is checked, answered with a value, and never
 * thrown back. Tokens are given to the portal and to nobody else, the log included.
 */
export const createParentMethods = (options: Options): ParentMethods => {
  const { emitter, signal } = options;
  const log = (name: string, detail: unknown) => emitter.emit('message', { direction: 'in', name, detail });
  return {
    async hello(hello) {
      if (signal.aborted || !isHello(hello)) return malformed;
      log('hello', hello);
      if (hello.protocol !== PROTOCOL) {
        options.incompatible(hello.protocol);
        return { ok: false, code: 'incompatible' };
      }
      return { ok: true, value: options.met(hello) };
    },
    async getToken(request) {
      if (signal.aborted || !isTokenRequest(request)) return malformed;
      log('getToken', request);
      const answer = await pullToken(request.reason, options);
      emitter.emit('message', {
        direction: 'out',
        name: 'token',
        detail: answer.ok ? { expiresAt: answer.value.expiresAt } : { code: answer.code },
      });
      return answer;
    },
    async event(event) {
      if (signal.aborted || !isPortalEvent(event)) return malformed;
      log(event.name, event.detail);
      options.heard(event);
      return { ok: true, value: null };
    },
  };
};
