import type { PortalEvent, PortalEvents, PortalProblem } from '../bridge/contract.ts';
import { oneOf } from '../bridge/shapes.ts';
import { closedAnswer } from './answers.ts';
import { createCallsInTurn } from './callsInTurn.ts';
import type { ClosePurpose } from './closePurpose.ts';
import { type Connection, openConnection } from './connection.ts';
import { createEmitter } from './emitter.ts';
import { loadFailureCode } from './loadFailureCode.ts';
import { createNavigationSync } from './navigationSync.ts';
import type { HostEvents, PortalError, PortalHandle, PortalOptions } from './options.ts';
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

/** The parent gave no token in time. The portal says so, and goes on when one comes. */
const UNANSWERED = 'unanswered';

const isSessionEvent = oneOf('expired', 'restored', 'logged-out');

/**
 * Opens the ordering portal in a parent's page, in a frame or in a slot. Throws a `TypeError` when the
 * container doesn't exist; all later errors are statuses and results, never exceptions.
 */
export const createPortal = (initialOptions: PortalOptions): PortalHandle => {
  const options = { ...initialOptions };
  const container = getContainer(options);
  const callMs = options.timeouts?.callMs ?? CALL_MS;
  const emitter = createEmitter();
  const status = createPortalStatus(emitter);
  let connection: Connection | null = null;
  let removeFallback: (() => void) | undefined;
  let destroyed: Promise<void> | null = null;
  let renewedAt = '';
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

  const paymentReturn =
    options.payments &&
    import('./leaveForPayment.ts').then((code) => {
      navigation.showFirst(code.takePaymentReturn(options));
      return code.paymentReturnUrl(options);
    });

  const sizing = createSizing(settings.size);

  const onFailure = (reason: PortalError, next: 'failed' | 'timeout' | 'incompatible' = 'failed') => {
    connection?.close(reason.code === 'code_unavailable' && 'renew');
    connection = null;
    const told = { ...reason, continueUrl: navigation.continueUrl(options.src) };
    removeFallback?.();
    removeFallback = showFallback(options, container, told, start);
    status.set(next, told);
  };

  const onSession = (session: HostEvents['session']) => {
    emitter.emit('session', session);
    if (session === 'restored') return;
    connection?.reached('screen');
    status.endSession({ code: `session_${session}`, hint: '' });
  };

  const onStatus = ({ status: next, code = next }: PortalEvents['status']) => {
    const session = next.replace('session-', '');
    const reason = { code, hint: '' };
    if (isSessionEvent(session)) return onSession(session);
    if (next === 'identity-changed') return status.set('identity_changed', reason);
    if (next === 'failed' && status.current !== 'ready' && code !== UNANSWERED) return onFailure(reason);
    connection?.reached('screen');
    if (next === 'ready') status.set(next);
    else status.set('failed', reason);
  };

  /** The files of an earlier build may be gone. A slot loads the portal again, once for a screen; a frame does so itself. */
  const onProblem = (problem: PortalProblem) => {
    status.tell({ ...problem, hint: '' });
    const place = navigation.continueUrl(options.src);
    if (problem.code !== 'code_unavailable' || options.mode === 'iframe' || place === renewedAt) return;
    renewedAt = place;
    connection?.close('renew');
    connection = null;
    start();
  };

  const onEvent = (event: PortalEvent) => {
    if (event.name === 'status') onStatus(event.detail);
    else if (event.name === 'progress') connection?.reached(event.detail.stage);
    else if (event.name === 'error') onProblem(event.detail);
    else if (event.name === 'size') sizing.setContentHeight(event.detail.height);
    else {
      if (event.name === 'navigation') navigation.onNavigation(event.detail);
      emitter.emit(event.name, event.detail);
    }
  };

  const start = () => {
    if (destroyed || connection) return;
    removeFallback?.();
    connection = openConnection({
      options,
      container,
      emitter,
      callMs,
      welcome: async () => ({
        // First, because the result of a payment is the first screen.
        paymentReturn: await paymentReturn,
        settings: await settings.current(navigation.initial),
      }),
      onLoading(isReload) {
        navigation.onLoading();
        status.set(isReload ? 'reconnecting' : 'loading');
      },
      onEvent,
      onFailure,
    });
    sizing.follow(connection.element);
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
    const ended = end(!keep && 'forget');
    status.set('destroyed');
    await ended;
    emitter.clear();
  };

  start();
  loadFailureCode().catch(() => undefined);

  return {
    get status() {
      return status.current;
    },
    get error() {
      return status.error;
    },
    on: emitter.on,
    navigate: (target) =>
      destroyed ? Promise.resolve(closedAnswer) : callInTurn(() => navigation.navigate(target)),
    async update(changes) {
      if (destroyed) return closedAnswer;
      if (changes.getToken) options.getToken = changes.getToken;
      const isOther = 'identity' in changes && changes.identity !== options.identity;
      if (isOther) options.identity = changes.identity;
      const changedSettings = await settings.change(changes);
      sizing.update();
      if (isOther) await end('forget').then(start);
      return connection && !isOther ? connection.call('update', changedSettings) : { ok: true, value: null };
    },
    restart: () => void (destroyed ?? end().then(start)),
    destroy({ keep } = {}) {
      destroyed ??= close(keep);
      return destroyed;
    },
  };
};
