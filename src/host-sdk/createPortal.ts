import type { PortalEvent } from '../bridge/contract.ts';
import { type Connection, openConnection } from './connection.ts';
import { createEmitter } from './emitter.ts';
import { takePaymentReturn } from './leaveForPayment.ts';
import { createNavigationSync } from './navigationSync.ts';
import type { CommandAnswer, PortalError, PortalHandle, PortalOptions, PortalStatus } from './options.ts';
import { createSettings } from './settings.ts';
import { showFallback } from './showFallback.ts';
import { applySize } from './sizing.ts';

const CONNECT_MS = 10_000;
const CALL_MS = 5_000;

const getContainer = ({ container }: PortalOptions): HTMLElement => {
  const element = typeof container === 'string' ? document.querySelector<HTMLElement>(container) : container;
  if (!element?.isConnected) throw new TypeError('no container');
  return element;
};

const toStatus = ({ code }: PortalError): PortalStatus =>
  code === 'timeout' || code === 'incompatible' ? code : 'failed';

const closedAnswer: CommandAnswer = { ok: false, code: 'closed' };

/**
 * Opens the ordering portal in a parent's page, in a frame or in a slot (embedding). Throws a `TypeError` when the
 * container doesn't exist; all later errors are statuses and results, never exceptions.
 */
export const createPortal = (options: PortalOptions): PortalHandle => {
  const container = getContainer(options);
  const emitter = createEmitter();
  const settings = createSettings(options);
  let status: PortalStatus = 'loading';
  let error: PortalError | null = null;
  let connection: Connection | null = null;
  let height: number | null = null;
  let removeFallback: (() => void) | undefined;
  let destroyed: Promise<void> | null = null;

  const navigation = createNavigationSync({
    url: options.navigation?.url,
    initial: options.navigation?.initial,
    result: options.payments ? takePaymentReturn() : null,
    send: (destination) => connection?.call('navigate', destination) ?? Promise.resolve(closedAnswer),
  });

  const setStatus = (next: PortalStatus, reason: PortalError | null = null) => {
    error = reason;
    if (reason) emitter.emit('error', reason);
    if (status === next) return;
    status = next;
    emitter.emit('status', next);
  };

  const updateSize = () => {
    if (connection) applySize(connection.element, settings.current(null).size, height);
  };

  const onStatus = ({
    status: next,
    code = 'failed',
  }: Extract<PortalEvent, { name: 'status' }>['detail']) => {
    if (next === 'ready') setStatus(next);
    else if (next === 'failed') setStatus(next, { code, hint: '' });
    else emitter.emit('session', next === 'logged-out' ? next : 'expired');
  };

  const onEvent = (event: PortalEvent) => {
    if (event.name === 'status') onStatus(event.detail);
    else if (event.name === 'size') {
      height = event.detail.height;
      updateSize();
    } else {
      if (event.name === 'navigation') navigation.onNavigation(event.detail);
      emitter.emit(event.name, event.detail);
    }
  };

  const onFailure = (reason: PortalError) => {
    connection?.close();
    connection = null;
    removeFallback?.();
    removeFallback = showFallback(options, container, reason, start);
    setStatus(toStatus(reason), reason);
  };

  const start = () => {
    if (destroyed || connection) return;
    removeFallback?.();
    removeFallback = undefined;
    connection = openConnection({
      options,
      container,
      emitter,
      connectMs: options.timeouts?.connectMs ?? CONNECT_MS,
      callMs: options.timeouts?.callMs ?? CALL_MS,
      settings: () => settings.current(navigation.initial()),
      onLoading(isReload) {
        navigation.onLoading();
        setStatus(isReload ? 'reconnecting' : 'loading');
      },
      onEvent,
      onFailure,
    });
    updateSize();
  };

  const close = async () => {
    const lastConnection = connection;
    navigation.stop();
    removeFallback?.();
    if (lastConnection) {
      lastConnection.element.style.display = 'none';
      if (status === 'ready') await lastConnection.call('destroy');
      lastConnection.close();
    }
    connection = null;
    emitter.clear();
  };

  start();

  return {
    get status() {
      return status;
    },
    get error() {
      return error;
    },
    on: emitter.on,
    navigate: (target) => (destroyed ? Promise.resolve(closedAnswer) : navigation.navigate(target)),
    async update(changes) {
      if (destroyed) return closedAnswer;
      const changedSettings = settings.change(changes);
      updateSize();
      return connection ? connection.call('update', changedSettings) : { ok: true, value: null };
    },
    destroy() {
      destroyed ??= close();
      return destroyed;
    },
  };
};
