import {
  type Hello,
  MINOR,
  type ParentCapability,
  type PortalCapability,
  PROTOCOL,
} from '../bridge/contract.ts';
import { isAnswer } from '../bridge/guards.ts';
import { type Is, oneOf } from '../bridge/shapes.ts';
import { withTimeout } from '../bridge/withTimeout.ts';
import { closedAnswer, doneAnswer, failedAnswer, lateAnswer } from './answers.ts';
import type { ClosePurpose } from './closePurpose.ts';
import type { ConnectionOptions } from './connectionOptions.ts';
import { loadFailureCode } from './loadFailureCode.ts';
import type { CommandAnswer, CommandFailure, PortalError, PortalOptions, StartStage } from './options.ts';
import { createParentMethods } from './parentMethods.ts';
import { createStartWatch } from './startWatch.ts';
import { timeLimit } from './timeLimit.ts';
import { openTransport } from './transport.ts';

export type Connection = {
  element: HTMLElement;
  call(name: PortalCapability, detail?: unknown): Promise<CommandAnswer>;
  reached(stage: StartStage): void;
  /** Resolves when nothing of the portal is left; at once when there was none yet. */
  close(purpose?: ClosePurpose): Promise<void>;
};

type ConnectedPortal = { capabilities: readonly string[]; disconnected: PromiseWithResolvers<CommandAnswer> };

const CONNECT_MS = 10_000;

const supportedCalls = ({ getToken, payments }: PortalOptions): ParentCapability[] => [
  ...(getToken ? (['getToken'] as const) : []),
  'event',
  ...(payments ? (['leaveForPayment'] as const) : []),
];

const isFailure: Is<CommandFailure> = oneOf('unknown_route', 'not_found', 'blocked', 'malformed');

const toCommandAnswer = (response: unknown): CommandAnswer => {
  if (!isAnswer(response)) return failedAnswer;
  if (response.ok) return doneAnswer;
  return { ok: false, code: isFailure(response.code) ? response.code : 'failed' };
};

const explainMissed = (stage: StartStage, options: PortalOptions, error?: unknown): Promise<PortalError> =>
  loadFailureCode()
    .then((code) => code.explainMissed(stage, options, error))
    .catch(() => ({ code: 'timeout', hint: stage }));

const answerWithin = (callMs: number, response: Promise<unknown>, disconnected: Promise<CommandAnswer>) =>
  withTimeout(
    callMs,
    Promise.race([response.then(toCommandAnswer, () => closedAnswer), disconnected]),
    () => lateAnswer,
  );

type Welcoming = Awaited<ReturnType<ConnectionOptions['welcome']>>;

const welcomeOf = (options: PortalOptions, callMs: number, settings: Welcoming) => ({
  protocol: PROTOCOL,
  minor: MINOR,
  capabilities: supportedCalls(options),
  callMs,
  ...settings,
});

/** Fails when a stage of the start isn't reached within `connectMs`. */
export const openConnection = (connectionOptions: ConnectionOptions): Connection => {
  const { options, container, emitter, callMs } = connectionOptions;
  const abortController = new AbortController();
  let connected = Promise.withResolvers<ConnectedPortal | null>();
  let portal: ConnectedPortal | null = null;
  /** Loaded documents minus received `hello` messages, which come in either order. */
  let missingHellos = 0;

  const fail = (error: PortalError, status?: 'timeout' | 'incompatible') => {
    if (!abortController.signal.aborted) connectionOptions.onFailure(error, status);
  };

  const watch = createStartWatch(timeLimit(options.timeouts?.connectMs, CONNECT_MS), (stage) =>
    explainMissed(stage, options).then((missed) => fail(missed, 'timeout')),
  );

  const startLoading = (isReload: boolean) => {
    watch.begin();
    connectionOptions.onLoading(isReload);
  };

  const disconnect = () => {
    if (!portal) return;
    portal.disconnected.resolve(closedAnswer);
    portal = null;
    connected = Promise.withResolvers();
    startLoading(true);
  };

  const onLoad = () => {
    missingHellos = Math.min(1, missingHellos + 1);
    if (missingHellos > 0) disconnect();
  };

  const welcome = async ({ capabilities }: Hello) => {
    missingHellos = Math.max(-1, missingHellos - 1);
    disconnect();
    watch.stop();
    connectionOptions.onHello();
    await connectionOptions.opened;
    if (!abortController.signal.aborted) watch.reached('connected');
    transport.element.style.visibility = '';
    portal = { capabilities, disconnected: Promise.withResolvers() };
    connected.resolve(portal);
    const answer = welcomeOf(options, callMs, await connectionOptions.welcome());
    emitter.log('out', 'welcome', answer);
    return answer;
  };

  const methods = createParentMethods({
    ...connectionOptions,
    signal: abortController.signal,
    welcome,
    onTokenRequest: watch.extend,
    onIncompatible(protocol) {
      const hint = `protocol ${protocol}: update the ${protocol > PROTOCOL ? 'SDK' : 'portal'}`;
      setTimeout(fail, 0, { code: 'incompatible', hint }, 'incompatible');
    },
  });

  startLoading(false);
  const transport = openTransport(options, container, {
    methods,
    prerender: connectionOptions.isPrerendered,
    onLoad,
    onFailure: (error) =>
      abortController.signal.aborted || explainMissed('connected', options, error).then(fail),
  });

  return {
    element: transport.element,
    reached: watch.reached,
    async call(name, detail) {
      const connectedPortal = await connected.promise;
      if (!connectedPortal) return closedAnswer;
      if (!connectedPortal.capabilities.includes(name)) return { ok: false, code: 'not_offered', call: name };
      emitter.log('out', name, detail);
      return answerWithin(callMs, transport.call(name, detail), connectedPortal.disconnected.promise);
    },
    async close(purpose) {
      abortController.abort();
      watch.stop();
      connected.resolve(null);
      portal?.disconnected.resolve(closedAnswer);
      const closed = transport.close(purpose);
      if (portal) await closed;
    },
  };
};
