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
  signal: AbortSignal;
  onHello(hello: Hello): Welcome;
  onIncompatible(protocol: number): void;
  onEvent(event: PortalEvent): void;
};

const malformed = { ok: false, code: 'malformed' } as const;
const refused = { ok: false, code: 'refused' } as const;

type TokenAnswer = Answer<ParentToken, 'refused' | 'timeout' | 'malformed'>;

const requestToken = async (
  reason: TokenReason,
  { getToken, callMs, signal }: Options,
): Promise<TokenAnswer> => {
  if (!getToken) return refused;
  const timeout = AbortSignal.timeout(callMs);
  const callGetToken = async (): Promise<TokenAnswer> => {
    const token = await getToken({ reason, signal: AbortSignal.any([signal, timeout]) });
    return isToken(token) ? { ok: true, value: token } : refused;
  };
  try {
    return await withTimeout(callMs, callGetToken(), () => ({ ok: false, code: 'timeout' }) as const);
  } catch {
    return refused;
  }
};

/** Every message is validated and answered with a value, never with an exception. Tokens are not logged. */
export const createParentMethods = (options: Options): ParentMethods => {
  const { emitter, signal } = options;
  /** Requested while the portal is loading, and used once. */
  let initialToken: ReturnType<typeof requestToken> | null = requestToken('initial', options);
  const log = (name: string, detail: unknown) => emitter.emit('message', { direction: 'in', name, detail });
  return {
    async hello(hello) {
      if (signal.aborted || !isHello(hello)) return malformed;
      log('hello', hello);
      if (hello.protocol !== PROTOCOL) {
        options.onIncompatible(hello.protocol);
        return { ok: false, code: 'incompatible' };
      }
      return { ok: true, value: options.onHello(hello) };
    },
    async getToken(request) {
      if (signal.aborted || !isTokenRequest(request)) return malformed;
      log('getToken', request);
      const response = await (initialToken ?? requestToken(request.reason, options));
      initialToken = null;
      emitter.emit('message', {
        direction: 'out',
        name: 'token',
        detail: response.ok ? { expiresAt: response.value.expiresAt } : { code: response.code },
      });
      return response;
    },
    async event(event) {
      if (signal.aborted || !isPortalEvent(event)) return malformed;
      log(event.name, event.detail);
      options.onEvent(event);
      return { ok: true, value: null };
    },
  };
};
