import { connect, WindowMessenger } from 'penpal';
import { CHANNEL, type PortalCapability } from '../bridge/contract.ts';
import type { PortalOptions } from './options.ts';
import type { Transport, TransportEvents } from './transport.ts';

/** Over Penpal, from the exact origin of `src`. It still works after a reload of the frame (a new `hello`). */
export const openFrame = (
  options: PortalOptions,
  container: HTMLElement,
  { methods, onLoad }: TransportEvents,
): Transport => {
  const frame = document.createElement('iframe');
  if (options.id) frame.id = options.id;
  frame.title = options.title ?? '';
  frame.allow = 'camera; clipboard-write';
  frame.style.cssText = 'display:block;width:100%;border:0';
  frame.src = options.src;
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
