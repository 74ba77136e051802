import { type Hello, type PortalCapability, PROTOCOL, parentCapabilities } from '../bridge/contract.ts';
import { isAnswer } from '../bridge/guards.ts';
import { withTimeout } from '../bridge/withTimeout.ts';
import type { ConnectionOptions } from './connectionOptions.ts';
import { openFrame } from './frame.ts';
import type { CommandAnswer, CommandFailure, PortalError } from './options.ts';
import { createParentMethods } from './parentMethods.ts';
import { openSlot } from './slot.ts';

export type Connection = {
  element: HTMLElement;
  call(name: PortalCapability, detail?: unknown): Promise<CommandAnswer>;
  close(): void;
};

/** A connected portal: the calls that it supports, and a promise that resolves when it is disconnected. */
type ConnectedPortal = { capabilities: readonly string[]; disconnected: PromiseWithResolvers<void> };

const FAILURES: readonly CommandFailure[] = ['unknown_route', 'blocked', 'malformed'];

const toCommandAnswer = (response: unknown): CommandAnswer => {
  if (!isAnswer(response)) return { ok: false, code: 'failed' };
  if (response.ok) return { ok: true, value: null };
  const { code } = response;
  return { ok: false, code: FAILURES.find((failure) => failure === code) ?? 'failed' };
};

/** Embedding: Handshake, Failing well. Fails when there is no handshake within `connectMs`. */
export const openConnection = (connectionOptions: ConnectionOptions): Connection => {
  const { options, container, emitter, connectMs, callMs } = connectionOptions;
  const abortController = new AbortController();
  let connected = Promise.withResolvers<ConnectedPortal | null>();
  let portal: ConnectedPortal | null = null;
  /** Loaded documents minus received `hello` messages, which come in either order. */
  let missingHellos = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fail = (error: PortalError) => {
    if (!abortController.signal.aborted) connectionOptions.onFailure(error);
  };

  const onTimeout = () =>
    fail({
      code: 'timeout',
      hint: `does ${options.src} allow ${location.origin}?`,
    });

  const startLoading = (isReload: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(onTimeout, connectMs);
    connectionOptions.onLoading(isReload);
  };

  const disconnect = () => {
    if (!portal) return;
    portal.disconnected.resolve();
    portal = null;
    connected = Promise.withResolvers();
    startLoading(true);
  };

  const onLoad = () => {
    missingHellos = Math.min(1, missingHellos + 1);
    if (missingHellos > 0) disconnect();
  };

  const onHello = ({ capabilities }: Hello) => {
    missingHellos = Math.max(-1, missingHellos - 1);
    disconnect();
    clearTimeout(timer);
    portal = { capabilities, disconnected: Promise.withResolvers() };
    connected.resolve(portal);
    const supportedCalls = parentCapabilities.filter(
      (name) => name === 'event' || options[name === 'getToken' ? name : 'payments'],
    );
    const welcome = {
      protocol: PROTOCOL,
      capabilities: supportedCalls,
      settings: connectionOptions.settings(),
      callMs,
      paymentReturn: options.payments && (options.payments.returnUrl ?? location.href),
    };
    emitter.emit('message', { direction: 'out', name: 'welcome', detail: welcome });
    return welcome;
  };

  const methods = createParentMethods({
    ...connectionOptions,
    signal: abortController.signal,
    onHello,
    onIncompatible(protocol) {
      const error = {
        code: 'incompatible',
        hint: `protocol ${protocol}`,
      };
      setTimeout(() => fail(error));
    },
  });

  startLoading(false);
  const open = options.mode === 'iframe' ? openFrame : openSlot;
  const transport = open(options, container, { methods, onLoad, onFailure: fail });

  return {
    element: transport.element,
    async call(name, detail) {
      const connectedPortal = await connected.promise;
      if (!connectedPortal) return { ok: false, code: 'closed' };
      if (!connectedPortal.capabilities.includes(name)) return { ok: false, code: 'not_offered', call: name };
      emitter.emit('message', { direction: 'out', name, detail });
      const toClosedAnswer = (): CommandAnswer => ({ ok: false, code: 'closed' });
      const response = transport.call(name, detail).then(toCommandAnswer, toClosedAnswer);
      return withTimeout(
        callMs,
        Promise.race([response, connectedPortal.disconnected.promise.then(toClosedAnswer)]),
        () => ({
          ok: false,
          code: 'timeout',
        }),
      );
    },
    close() {
      abortController.abort();
      clearTimeout(timer);
      connected.resolve(null);
      portal?.disconnected.resolve();
      transport.close();
    },
  };
};
