import type { ParentDestination, PortalProblem } from '../bridge/contract.ts';
import { isDestination } from '../bridge/guards.ts';
import { closedAnswer, doneAnswer, failedAnswer } from './answers.ts';
import { createCallsInTurn } from './callsInTurn.ts';
import { checkOptions } from './checkOptions.ts';
import type { ClosePurpose } from './closePurpose.ts';
import { type Connection, openConnection } from './connection.ts';
import type { FailedStatus } from './connectionOptions.ts';
import { createFallback } from './createFallback.ts';
import { createEmitter } from './emitter.ts';
import { explain } from './loadFailureCode.ts';
import { createNavigationSync, type NavigationSync } from './navigationSync.ts';
import type {
  CommandAnswer,
  PortalChanges,
  PortalError,
  PortalHandle,
  PortalOptions,
  PortalStatus,
} from './options.ts';
import { createPortalEvents } from './portalEvents.ts';
import { createPortalStatus } from './portalStatus.ts';
import { createRenewals, isCodeMissing } from './renewals.ts';
import { createServiceLoader } from './serviceLoader.ts';
import { createSettings } from './settings.ts';
import { createSizing } from './sizing.ts';
import { timeLimit } from './timeLimit.ts';

const CALL_MS = 5_000;

const endConnection = async (connection: Connection, status: PortalStatus, purpose: ClosePurpose) => {
  connection.element.style.display = 'none';
  if (status === 'ready') await connection.call('destroy');
  await connection.close(purpose);
};

const returnFromPayment = (options: PortalOptions, { showFirst }: NavigationSync) =>
  options.payments &&
  import('./leaveForPayment.ts').then((code) => code.returnFromPayment(options, showFirst));

// The changed options are the SDK's from now on.
const isForOther = (options: PortalOptions, changes: PortalChanges): boolean => {
  if (changes.getToken) options.getToken = changes.getToken;
  const isOther = 'identity' in changes && changes.identity !== options.identity;
  if (isOther) options.identity = changes.identity;
  return isOther;
};

/**
 * Opens the ordering portal in a parent's page, in a frame or in a slot. Throws a `TypeError` that names the option when `src` is no
 * URL, `mode` is neither of the two or the container doesn't exist; all later errors are statuses and results, never exceptions.
 */
export const createPortal = (initialOptions: PortalOptions): PortalHandle => {
  const options = { ...initialOptions, ...checkOptions(initialOptions) };
  const callMs = timeLimit(options.timeouts?.callMs, CALL_MS);
  const emitter = createEmitter();
  const status = createPortalStatus(emitter, 'idle');
  let connection: Connection | null = null;
  const fallback = createFallback(options, options.container);
  let destroyed: Promise<void> | null = null;
  const mayRenew = createRenewals(options.mode);
  const isIdle = () => status.current === 'idle';
  const { promise: opened, resolve: letStart } = Promise.withResolvers<void>();
  let met = Promise.withResolvers<CommandAnswer>();
  const callInTurn = createCallsInTurn(callMs, status.whenAnswering);

  const call: Connection['call'] = async (name, detail) => connection?.call(name, detail) ?? closedAnswer;
  const services = createServiceLoader({ options, emitter, status, call });

  const settings = createSettings(options, {
    onInvalid: status.tell,
    onChecked: () => sizing.update(),
  });

  const send = (destination: ParentDestination) => call('navigate', destination);
  const navigation = createNavigationSync({ url: options.navigation?.url, initial: settings.initial, send });

  const paymentReturn = returnFromPayment(options, navigation);
  const sizing = createSizing(settings);

  const drop = (purpose: ClosePurpose) => {
    connection?.close(purpose);
    connection = null;
  };

  const onFailure = (reason: PortalError, next: FailedStatus = 'failed') => {
    drop(isCodeMissing(reason) && 'renew');
    met.resolve(failedAnswer);
    const told = { ...reason, continueUrl: navigation.continueUrl(options.src) };
    if (isIdle()) return status.tell(told);
    fallback.show(told, start);
    status.set(next, told);
  };

  const onProblem = (problem: PortalProblem) => {
    status.tell({ ...problem, hint: problem.hint ?? '' });
    if (!mayRenew(problem.code, navigation.continueUrl(options.src))) return;
    drop('renew');
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
    fallback.remove();
    met = Promise.withResolvers();
    services.begin();
    connection = openConnection({
      options,
      container: options.container,
      emitter,
      callMs,
      isPrerendered: isIdle(),
      opened,
      onHello: () => {
        met.resolve(doneAnswer);
        services.onHello();
      },
      onDisplayMode: (displayMode) => handle.update({ context: { displayMode } }),
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
      onOtherEvent: services.onEvent,
      onFailure,
    });
    sizing.follow(connection.element);
  };

  const open = () => {
    if (!isIdle()) return;
    status.set('loading');
    services.begin();
    letStart();
    start();
  };

  const end = async (purpose: ClosePurpose = false) => {
    const last = connection;
    connection = null;
    fallback.remove();
    if (last) await endConnection(last, status.current, purpose);
  };

  const close = async (keep?: boolean) => {
    navigation.stop?.();
    met.resolve(closedAnswer);
    const ended = end(!keep && 'forget');
    status.set('destroyed');
    await ended;
    emitter.clear();
  };

  const handle: PortalHandle = {
    get status() {
      return status.current;
    },
    get error() {
      return status.error;
    },
    ...services.handle,
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
    async update(given) {
      if (destroyed) return closedAnswer;
      explain('update', given);
      const changes = { ...given };
      const isOther = isForOther(options, changes);
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

  if (options.start !== 'later') open();
  explain('timeouts', options.timeouts);
  return handle;
};
