import { CallError } from './callError.ts';
import type { Http } from './calls.ts';
import type { ConfiguredUrls } from './serviceUrls.ts';

/** Loads the transport (with axios) at the first request, so that the login is painted without it. `connect` loads it once. */
export const createLazyHttp = (serviceUrls: ConfiguredUrls, connect: () => Promise<Http>): Http => {
  const load = () =>
    connect().catch(() => {
      throw new CallError('network');
    });
  return {
    send: async (call) => (await load()).send(call),
    headers: async (owner) => (await load()).headers(owner),
    serviceUrl: (service) => serviceUrls[service],
  };
};
