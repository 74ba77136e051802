import type { PortalEvent } from '../bridge/contract.ts';
import { createEmitter } from './emitter.ts';
import { type Link, openLink } from './link.ts';
import type { CommandAnswer, PortalError, PortalHandle, PortalOptions, PortalStatus } from './options.ts';
import { createPlaces } from './places.ts';
import { createSettings } from './settings.ts';
import { showFallback } from './showFallback.ts';
import { applySize } from './sizing.ts';

const CONNECT_MS = 10_000;
const CALL_MS = 5_000;

const containerOf = ({ container }: PortalOptions): HTMLElement => {
  const element = typeof container === 'string' ? document.querySelector<HTMLElement>(container) : container;
  if (!element?.isConnected) throw new TypeError('no such container in the document');
  return element;
};

const statusOf = ({ code }: PortalError): PortalStatus =>
  code === 'timeout' || code === 'incompatible' ? code : 'failed';

const closed: CommandAnswer = { ok: false, code: 'closed' };

/**
 * Puts the ordering portal into a page of a parent app, in a frame or in a slot; the answer is how the parent holds it
 * (embedding). Throws a `TypeError` when the container doesn't exist; whatever goes wrong later is a status and an answer,
 * never an exception.
 */
export const createPortal = (options: PortalOptions): PortalHandle => {
  const container = containerOf(options);
  const emitter = createEmitter();
  const settings = createSettings(options);
  let status: PortalStatus = 'loading';
  let error: PortalError | null = null;
  let link: Link | null = null;
  let height: number | null = null;
  let removeFallback: () => void = () => undefined;
  let destroyed: Promise<void> | null = null;

  const places = createPlaces({
    url: options.navigation?.url,
    first: options.navigation?.initial,
    send: (place) => link?.call('navigate', place) ?? Promise.resolve(closed),
  });

  const setStatus = (next: PortalStatus, why: PortalError | null = null) => {
    error = why;
    if (why) emitter.emit('error', why);
    if (status === next) return;
    status = next;
    emitter.emit('status', next);
  };

  /** The portal's element has the height that settings and content give it. */
  const size = () => {
    if (link) applySize(link.element, settings.now(null).size, height);
  };

  const heard = (event: PortalEvent) => {
    switch (event.name) {
      case 'status':
        if (event.detail.status === 'ready') setStatus('ready');
        else if (event.detail.status === 'session-expired') emitter.emit('session', 'expired');
        else setStatus('failed', { code: event.detail.code ?? 'failed', hint: 'said by the portal' });
        return;
      case 'navigation':
        places.moved(event.detail);
        emitter.emit('navigation', event.detail);
        return;
      case 'size':
        height = event.detail.height;
        size();
        return;
      case 'analytics':
        emitter.emit('analytics', event.detail);
        return;
      case 'cart':
        emitter.emit('cart', event.detail);
    }
  };

  const failed = (why: PortalError) => {
    link?.close();
    link = null;
    removeFallback();
    removeFallback = showFallback(options, container, why, start);
    setStatus(statusOf(why), why);
  };

  const start = () => {
    if (destroyed || link) return;
    removeFallback();
    removeFallback = () => undefined;
    link = openLink({
      options,
      container,
      emitter,
      connectMs: options.timeouts?.connectMs ?? CONNECT_MS,
      callMs: options.timeouts?.callMs ?? CALL_MS,
      settings: () => settings.now(places.initial()),
      loading(again) {
        places.loading();
        setStatus(again ? 'reconnecting' : 'loading');
      },
      heard,
      failed,
    });
    size();
  };

  const end = async () => {
    const last = link;
    places.stop();
    removeFallback();
    if (last) {
      last.element.style.display = 'none';
      if (status === 'ready') await last.call('destroy');
      last.close();
    }
    link = null;
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
    navigate: (target) => (destroyed ? Promise.resolve(closed) : places.visit(target)),
    async update(changes) {
      if (destroyed) return closed;
      const told = settings.change(changes);
      size();
      return link ? link.call('update', told) : { ok: true, value: null };
    },
    destroy() {
      destroyed ??= end();
      return destroyed;
    },
  };
};
