import type { Addresses } from './addresses.ts';
import { CallError } from './callError.ts';
import type { Http } from './calls.ts';

/**
 * The transport as the portal holds it. `connect` fetches the real one, axios and all, with the first call, so that the login
 * paints without them; a failed fetch is a network failure, and the next call tries again.
 */
export const createLazyHttp = (addresses: Addresses, connect: () => Promise<Http>): Http => {
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
    headers: async () => (await load()).headers(),
    addressOf: (service) => addresses[service],
  };
};
