import { connect, WindowMessenger } from 'penpal';
import { CHANNEL, type PortalCapability } from '../bridge/contract.ts';
import type { PortalOptions } from './options.ts';
import type { TransportEvents } from './transportEvents.ts';

/**
 * Speaks with a portal in a frame over Penpal, from the exact origin of `src`. It still works after the frame was reloaded, and after it was
 * moved to another place of the parent's page, where browsers give it another window.
 */
export const connectFrame = (
  frame: HTMLIFrameElement,
  { src }: PortalOptions,
  { methods }: TransportEvents,
) => {
  const meet = (remoteWindow: Window) => {
    const connection = connect<Record<PortalCapability, (detail: unknown) => unknown>>({
      messenger: new WindowMessenger({ remoteWindow, allowedOrigins: [src] }),
      methods: Object.assign(Object.create(null), methods),
      channel: CHANNEL,
    });
    connection.promise.catch(() => undefined);
    return { remoteWindow, connection };
  };

  let met = frame.contentWindow && meet(frame.contentWindow);
  const followWindow = () => {
    const { contentWindow } = frame;
    if (!contentWindow || contentWindow === met?.remoteWindow) return;
    met?.connection.destroy();
    met = meet(contentWindow);
  };
  frame.addEventListener('load', followWindow);
  return {
    call: async (name: PortalCapability, detail: unknown): Promise<unknown> =>
      (await met?.connection.promise)?.[name](detail),
    close() {
      frame.removeEventListener('load', followWindow);
      met?.connection.destroy();
    },
  };
};
