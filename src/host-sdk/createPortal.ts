import type { PortalProblem } from '../bridge/contract.ts';
import { isDestination } from '../bridge/guards.ts';
import { closedAnswer, doneAnswer, failedAnswer } from './answers.ts';
import { createCallsInTurn } from './callsInTurn.ts';
import type { ClosePurpose } from './closePurpose.ts';
import { type Connection, openConnection } from './connection.ts';
import { createEmitter } from './emitter.ts';
import { loadFailureCode } from './loadFailureCode.ts';
import { createNavigationSync, type NavigationSync } from './navigationSync.ts';
import type { CommandAnswer, PortalError, PortalHandle, PortalOptions } from './options.ts';
import { createPortalEvents } from './portalEvents.ts';
import { createPortalStatus } from './portalStatus.ts';
import { createSettings } from './settings.ts';
import { showFallback } from './showFallback.ts';
import { createSizing } from './sizing.ts';

const CALL_MS = 5_000;

const getContainer = ({ container }: PortalOptions): HTMLElement => {
  const element = typeof container === 'string' ? document.querySelector<HTMLElement>(container) : container;
  if (!element?.isConnected) throw new TypeError();
  return element;
};

/** Shows the result of a payment first. Resolves with the URL that the next one leads back to. */
const returnFromPayment = async (options: PortalOptions, { showFirst }: NavigationSync): Promise<string> => {
  const code = await import('./leaveForPayment.ts');
  showFirst(code.takePaymentReturn(options));
  return code.paymentReturnUrl(options);
};

/**
 * Opens the ordering portal in a parent's page, in a frame or in a slot. Throws a `TypeError` when the
 * container doesn't exist; all later errors are statuses and results, never exceptions.
 */
export const createPortal = (initialOptions: PortalOptions): PortalHandle => {
  const options = { ...initialOptions };
  const container = getContainer(options);
  const callMs = options.timeouts?.callMs ?? CALL_MS;
  const emitter = createEmitter();
  const status = createPortalStatus(emitter, 'idle');
  let connection: Connection | null = null;
  let removeFallback: (() => void) | undefined;
  let destroyed: Promise<void> | null = null;
  let renewedAt = '';
  const isIdle = () => status.current === 'idle';
  const { promise: opened, resolve: letStart } = Promise.withResolvers<void>();
  let met = Promise.withResolvers<CommandAnswer>();
  const callInTurn = createCallsInTurn(callMs, status.whenAnswering);

  const settings = createSettings(options, {
    onInvalid: status.tell,
    onChecked: () => sizing.update(),
  });

  const navigation = createNavigationSync({
    url: options.navigation?.url,
    initial: settings.initial,
    send: (destination) => connection?.call('navigate', destination) ?? Promise.resolve(closedAnswer),
  });

  const paymentReturn = options.payments && returnFromPayment(options, navigation);
  const sizing = createSizing(settings.size);

  const onFailure = (reason: PortalError, next: 'failed' | 'timeout' | 'incompatible' = 'failed') => {
    connection?.close(reason.code === 'code_unavailable' && 'renew');
    connection = null;
    met.resolve(failedAnswer);
    const told = { ...reason, continueUrl: navigation.continueUrl(options.src) };
    if (isIdle()) return status.tell(told);
    removeFallback?.();
    removeFallback = showFallback(options, container, told, start);
    status.set(next, told);
  };

  /** The files of an earlier build may be gone. A slot loads the portal again, once for a screen; a frame does so itself. */
  const onProblem = (problem: PortalProblem) => {
    status.tell({ ...problem, hint: problem.hint ?? '' });
    const place = navigation.continueUrl(options.src);
    if (problem.code !== 'code_unavailable' || options.mode === 'iframe' || place === renewedAt) return;
    renewedAt = place;
    connection?.close('renew');
    connection = null;
    start();
  };

  const onEvent = createPortalEvents({
    emitter,
    status,
    navigation,
    onSize: sizing.setContentHeight,
    onReached: (stage) => connection?.reached(stage),
    onFailure,
    onProblem,
  });

  const start = () => {
    if (destroyed || connection) return;
    removeFallback?.();
    met = Promise.withResolvers();
    connection = openConnection({
      options,
      container,
      emitter,
      callMs,
      isPrerendered: isIdle(),
      opened,
      onHello: () => met.resolve(doneAnswer),
      welcome: async () => ({
        // First, because the result of a payment is the first screen.
        paymentReturn: await paymentReturn,
        settings: await settings.current(navigation.initial),
      }),
      onLoading(isReload) {
        navigation.onLoading();
        if (!isIdle()) status.set(isReload ? 'reconnecting' : 'loading');
      },
      onEvent,
      onFailure,
    });
    sizing.follow(connection.element);
  };

  const open = () => {
    if (!isIdle()) return;
    status.set('loading');
    letStart();
    start();
  };

  const end = async (purpose: ClosePurpose = false) => {
    const lastConnection = connection;
    connection = null;
    removeFallback?.();
    if (!lastConnection) return;
    lastConnection.element.style.display = 'none';
    if (status.current === 'ready') await lastConnection.call('destroy');
    await lastConnection.close(purpose);
  };

  const close = async (keep?: boolean) => {
    navigation.stop?.();
    met.resolve(closedAnswer);
    const ended = end(!keep && 'forget');
    status.set('destroyed');
    await ended;
    emitter.clear();
  };

  if (options.start !== 'later') open();
  loadFailureCode().catch(() => undefined);

  return {
    get status() {
      return status.current;
    },
    get error() {
      return status.error;
    },
    on: emitter.on,
    open,
    async prerender() {
      start();
      return destroyed ? closedAnswer : met.promise;
    },
    async navigate(target) {
      if (destroyed) return closedAnswer;
      if (isIdle() && isDestination(target)) navigation.showFirst(target);
      open();
      return callInTurn(() => navigation.navigate(target));
    },
    async update(changes) {
      if (destroyed) return closedAnswer;
      if (changes.getToken) options.getToken = changes.getToken;
      const isOther = 'identity' in changes && changes.identity !== options.identity;
      if (isOther) options.identity = changes.identity;
      const changedSettings = await settings.change(changes);
      sizing.update();
      if (isIdle()) return doneAnswer;
      if (isOther) await end('forget').then(start);
      return connection && !isOther ? connection.call('update', changedSettings) : doneAnswer;
    },
    restart: () => void (destroyed ?? end().then(isIdle() ? open : start)),
    destroy({ keep } = {}) {
      destroyed ??= close(keep);
      return destroyed;
    },
  };
};
