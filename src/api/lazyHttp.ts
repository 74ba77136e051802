import { CallError } from './callError.ts';
import type { Http } from './calls.ts';
import type { ConfiguredUrls } from './serviceUrls.ts';

/** Loads the transport (with axios) at the first request, so that the login is painted without it. */
export const createLazyHttp = (serviceUrls: ConfiguredUrls, connect: () => Promise<Http>): Http => {
  let loading: Promise<Http> | null = null;
  const load = () => {
    loading ??= connect().catch(() => {
      loading = null;
      throw new CallError('network');
    });
    return loading;
  };
  return {
    send: async (call) => (await load()).send(call),
    headers: async (owner) => (await load()).headers(owner),
    serviceUrl: (service) => serviceUrls[service],
  };
};
