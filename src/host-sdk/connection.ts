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
import type { ConnectionOptions, FailedStatus } from './connectionOptions.ts';
import type { Missed } from './failure.ts';
import { loadFailureCode } from './loadFailureCode.ts';
import type { CommandAnswer, CommandFailure, PortalError, PortalOptions, StartStage } from './options.ts';
import { createParentMethods } from './parentMethods.ts';
import { createStartWatch } from './startWatch.ts';
import { timeLimit } from './timeLimit.ts';
import { openTransport, type Transport } from './transport.ts';

export type Connection = {
  element: HTMLElement;
  call(name: PortalCapability, detail?: unknown): Promise<CommandAnswer>;
  reached(stage: StartStage): void;
  /** Resolves when nothing of the portal is left; at once when there was none yet. */
  close(purpose?: ClosePurpose): Promise<void>;
};

type ConnectedPortal = { capabilities: readonly string[]; disconnected: PromiseWithResolvers<CommandAnswer> };

const CONNECT_MS = 10_000;

const supportedCalls = ({ getToken, payments, linkFor, fullscreen }: PortalOptions): ParentCapability[] =>
  (
    [
      getToken && 'getToken',
      'event',
      payments && 'leaveForPayment',
      linkFor && 'linkFor',
      fullscreen && 'requestDisplayMode',
    ] as const
  ).filter((name) => !!name);

const isFailure: Is<CommandFailure> = oneOf('unknown_route', 'not_found', 'blocked', 'malformed');

const toCommandAnswer = (response: unknown): CommandAnswer => {
  if (!isAnswer(response)) return failedAnswer;
  if (response.ok) return doneAnswer;
  return { ok: false, code: isFailure(response.code) ? response.code : 'failed' };
};

const answerWithin = (callMs: number, response: Promise<unknown>, disconnected: Promise<CommandAnswer>) =>
  withTimeout(
    callMs,
    Promise.race([response.then(toCommandAnswer, () => closedAnswer), disconnected]),
    () => lateAnswer,
  );

const welcomeOf = async ({ options, callMs, emitter, welcome }: ConnectionOptions) => {
  const answer = {
    protocol: PROTOCOL,
    minor: MINOR,
    capabilities: supportedCalls(options),
    callMs,
    ...(await welcome()),
  };
  emitter.log('out', 'welcome', answer);
  return answer;
};

const explainMissed = (missed: Missed, options: PortalOptions, error: unknown): Promise<PortalError> =>
  loadFailureCode()
    .then((code) => code.explainMissed(missed, options, error))
    .catch(() => ({ code: 'timeout', hint: missed }));

const callPortal = (
  portal: ConnectedPortal | null,
  name: PortalCapability,
  detail: unknown,
  { emitter, callMs }: ConnectionOptions,
  { call }: Transport,
): CommandAnswer | Promise<CommandAnswer> => {
  if (!portal) return closedAnswer;
  if (!portal.capabilities.includes(name)) return { ok: false, code: 'not_offered', call: name };
  emitter.log('out', name, detail);
  return answerWithin(callMs, call(name, detail), portal.disconnected.promise);
};

/** Fails when a stage of the start isn't reached within `connectMs`. */
export const openConnection = (connectionOptions: ConnectionOptions): Connection => {
  const { options, container } = connectionOptions;
  const abortController = new AbortController();
  const isClosed = () => abortController.signal.aborted;
  let connected = Promise.withResolvers<ConnectedPortal | null>();
  let portal: ConnectedPortal | null = null;
  /** Loaded documents minus received `hello` messages, which come in either order. */
  let missingHellos = 0;

  const fail = async (missed: Missed, status: FailedStatus = 'timeout', error?: unknown) => {
    if (isClosed()) return;
    const reason = await explainMissed(missed, options, error);
    if (!isClosed()) connectionOptions.onFailure(reason, status);
  };

  const watch = createStartWatch(timeLimit(options.timeouts?.connectMs, CONNECT_MS), fail);

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
    if (!isClosed()) watch.reached('connected');
    transport.element.style.visibility = '';
    portal = { capabilities, disconnected: Promise.withResolvers() };
    connected.resolve(portal);
    return welcomeOf(connectionOptions);
  };

  const methods = createParentMethods({
    ...connectionOptions,
    signal: abortController.signal,
    welcome,
    onTokenRequest: watch.extend,
    onIncompatible: (protocol) => void fail('protocol', 'incompatible', protocol),
  });

  startLoading(false);
  const transport = openTransport(options, container, {
    methods,
    prerender: connectionOptions.isPrerendered,
    onLoad,
    onFailure: (error) => void fail('connected', 'failed', error),
  });

  return {
    element: transport.element,
    reached: watch.reached,
    call: async (name, detail) =>
      callPortal(await connected.promise, name, detail, connectionOptions, transport),
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
