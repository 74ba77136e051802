import { connect, WindowMessenger } from 'penpal';
import { CHANNEL, type PortalCapability } from '../bridge/contract.ts';
import { createElement } from './createElement.ts';
import type { PortalOptions } from './options.ts';
import type { Transport, TransportEvents } from './transport.ts';

/** Over Penpal, from the exact origin of `src`. It still works after a reload of the frame (a new `hello`). */
export const openFrame = (
  options: PortalOptions,
  container: HTMLElement,
  { methods, onLoad }: TransportEvents,
): Transport => {
  const frame = createElement('iframe', {
    ...(options.id && { id: options.id }),
    title: options.title ?? '',
    allow: 'camera; clipboard-write',
    style: 'display:block;width:100%;border:0',
    src: options.src,
  });
  container.append(frame);
  const remoteWindow = frame.contentWindow;
  if (!remoteWindow) throw new TypeError();
  const connection = connect<Record<PortalCapability, (detail: unknown) => unknown>>({
    messenger: new WindowMessenger({ remoteWindow, allowedOrigins: [new URL(options.src).origin] }),
    methods: Object.assign(Object.create(null), methods),
    channel: CHANNEL,
  });
  const remote = connection.promise;
  remote.catch(() => undefined);
  frame.addEventListener('load', onLoad);
  return {
    element: frame,
    call: async (name, detail) => (await remote)[name](detail),
    close() {
      frame.removeEventListener('load', onLoad);
      connection.destroy();
      frame.remove();
    },
  };
};
