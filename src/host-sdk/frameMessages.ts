import { connect, WindowMessenger } from 'penpal';
import { CHANNEL, type ParentMethods, type PortalCapability } from '../bridge/contract.ts';

/** Speaks with a portal in a frame over Penpal, from its exact origin only. */
export const connectFrame = (remoteWindow: Window, origin: string, methods: ParentMethods) => {
  const connection = connect<Record<PortalCapability, (detail: unknown) => unknown>>({
    messenger: new WindowMessenger({ remoteWindow, allowedOrigins: [origin] }),
    methods: Object.assign(Object.create(null), methods),
    channel: CHANNEL,
  });
  connection.promise.catch(() => undefined);
  return {
    window: remoteWindow,
    call: async (name: PortalCapability, detail: unknown): Promise<unknown> =>
      (await connection.promise)[name](detail),
    close: () => connection.destroy(),
  };
};
