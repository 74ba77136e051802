import {
  type Answer,
  type Hello,
  type ParentMethods,
  type ParentToken,
  PROTOCOL,
  type TokenReason,
  type Welcome,
} from '../bridge/contract.ts';
import { isHello, isPortalEvent, isToken, isTokenRequest } from '../bridge/guards.ts';
import { anything, type Is } from '../bridge/shapes.ts';
import { doneAnswer, lateAnswer, malformedAnswer } from './answers.ts';
import type { ConnectionOptions } from './connectionOptions.ts';
import type { TokenFailure } from './failure.ts';
import { loadFailureCode } from './loadFailureCode.ts';

type Options = Pick<
  ConnectionOptions,
  'options' | 'callMs' | 'emitter' | 'opened' | 'onEvent' | 'onOtherEvent' | 'onDisplayMode'
> & {
  signal: AbortSignal;
  welcome(hello: Hello): Promise<Welcome>;
  onTokenRequest(): void;
  onIncompatible(protocol: number): void;
};

type TokenAnswer = Answer<ParentToken, TokenFailure>;

// The parent's developer hears why there is no token. The portal limits the wait, and takes a late token too.
const callGetToken = async (
  reason: TokenReason,
  { options: { getToken }, callMs, signal, emitter }: Options,
): Promise<TokenAnswer> => {
  if (!getToken) return { ok: false, code: 'refused' };
  const timeout = AbortSignal.timeout(callMs);
  const fail = <Code extends TokenFailure>(code: Code, error?: unknown) => {
    void loadFailureCode().then((failure) => emitter.emit('error', failure.explainToken(code, error)));
    return { ok: false, code } as const;
  };
  timeout.onabort = () => fail('timeout');
  try {
    const token = await getToken({ reason, signal: AbortSignal.any([signal, timeout]) });
    if (isToken(token)) return { ok: true, value: token };
    return fail(token ? 'malformed' : 'refused');
  } catch (error) {
    return timeout.aborted ? lateAnswer : fail('failed', error);
  } finally {
    timeout.onabort = null;
  }
};

/** Every message is validated and answered with a value, never with an exception. Tokens are not logged. */
export const createParentMethods = (options: Options): ParentMethods => {
  const { emitter, signal } = options;
  let initialToken: Promise<TokenAnswer> | null = null;
  void options.opened.then(() => {
    if (!signal.aborted) initialToken = callGetToken('initial', options);
  });
  const log = (name: string, detail: unknown) => emitter.log('in', name, detail);
  const receive =
    <Message, Result>(is: Is<Message>, answer: (message: Message) => Result | Promise<Result>) =>
    async (message: unknown) =>
      signal.aborted || !is(message) ? malformedAnswer : answer(message);
  return {
    hello: receive(isHello, async (hello) => {
      log('hello', hello);
      if (hello.protocol !== PROTOCOL) {
        options.onIncompatible(hello.protocol);
        return { ok: false, code: 'incompatible' } as const;
      }
      return { ok: true, value: await options.welcome(hello) } as const;
    }),
    getToken: receive(isTokenRequest, async (request) => {
      log('getToken', request);
      options.onTokenRequest();
      const asked = initialToken ?? callGetToken(request.reason, options);
      initialToken = null;
      const response = await asked;
      emitter.log('out', 'token', response.ok ? { expiresAt: response.value.expiresAt } : response);
      return response;
    }),
    event: receive(anything, (event) => {
      if (!isPortalEvent(event)) return options.onOtherEvent(event);
      log(event.name, event.detail);
      options.onEvent(event);
      return doneAnswer;
    }),
    leaveForPayment: receive(anything, (page) =>
      import('./leaveForPayment.ts').then((code) => code.leaveForPayment(options.options, page, log)),
    ),
    linkFor: receive(anything, (place) =>
      import('./linkFor.ts').then((code) => code.linkFor(options.options, place, log)),
    ),
    requestDisplayMode: receive(anything, (mode) =>
      loadFailureCode().then((code) => code.grantDisplayMode(options, mode, log)),
    ),
  };
};
