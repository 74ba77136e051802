import { connect, WindowMessenger } from 'penpal';
import { CHANNEL, type PortalCapability } from '../bridge/contract.ts';
import { createElement } from './createElement.ts';
import type { PortalOptions } from './options.ts';
import type { Transport, TransportEvents } from './transport.ts';

type Remote = Record<PortalCapability, (detail: unknown) => unknown>;

/**
 * Over Penpal, from the exact origin of `src`. It still works after a reload of the frame (a new `hello`), and after the frame was moved
 * to another place of the parent's page, where browsers give it another window. Nobody sees it before the portal says hello: it may be
 * the browser's own error page.
 */
export const openFrame = (
  options: PortalOptions,
  container: HTMLElement,
  { methods, onLoad }: TransportEvents,
): Transport => {
  const frame = createElement('iframe', {
    ...(options.id && { id: options.id }),
    title: options.title ?? '',
    allow: 'camera; clipboard-write',
    style: 'display:block;width:100%;border:0;visibility:hidden',
    src: options.src,
  });
  container.append(frame);
  const meet = () => {
    const remoteWindow = frame.contentWindow;
    if (!remoteWindow) throw new TypeError();
    const connection = connect<Remote>({
      messenger: new WindowMessenger({ remoteWindow, allowedOrigins: [new URL(options.src).origin] }),
      methods: Object.assign(Object.create(null), methods),
      channel: CHANNEL,
    });
    connection.promise.catch(() => undefined);
    return { remoteWindow, connection };
  };
  let met = meet();
  const onFrameLoad = () => {
    if (frame.contentWindow && frame.contentWindow !== met.remoteWindow) {
      met.connection.destroy();
      met = meet();
    }
    onLoad();
  };
  frame.addEventListener('load', onFrameLoad);
  return {
    element: frame,
    call: async (name, detail) => (await met.connection.promise)[name](detail),
    close() {
      frame.removeEventListener('load', onFrameLoad);
      met.connection.destroy();
      frame.remove();
    },
  };
};
