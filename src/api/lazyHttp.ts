import { CallError } from './callError.ts';
import type { Http, HttpOptions } from './calls.ts';

/**
 * The transport as the portal holds it: axios, and all that reads answers, is loaded with the first call, so that the login
 * paints without them.
 */
export const createLazyHttp = (options: HttpOptions): Http => {
  let loading: Promise<Http> | null = null;
  const load = () => {
    loading ??= import('./http.ts').then(
      ({ createHttp }) => createHttp(options),
      () => {
        loading = null;
        throw new CallError('network');
      },
    );
    return loading;
  };
  return {
    send: async (call) => (await load()).send(call),
    headers: async () => (await load()).headers(),
    addressOf: (service) => options.addresses[service],
  };
};
