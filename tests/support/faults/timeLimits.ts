import axios, { AxiosError } from 'axios';

/** Names a request, so that its time limit can be ended. */
export const REQUEST_ID_HEADER = 'x-request-id';

/**
 * Requests have no time limit of their own: `expire` ends it, so that what is late is late on every machine. Their real limits are
 * checked by tests/api/timeLimits.test.ts.
 */
export const controlTimeLimits = () => {
  const original = axios.defaults.adapter;
  const send = axios.getAdapter('http');
  const limits = new Map<string, () => void>();
  let made = 0;
  axios.defaults.adapter = async (config) => {
    const id = String(++made);
    const limit = new AbortController();
    const expired = Promise.withResolvers<never>();
    limits.set(id, () => {
      expired.reject(new AxiosError('timeout', AxiosError.ECONNABORTED, config));
      limit.abort();
    });
    config.headers.set(REQUEST_ID_HEADER, id);
    const signals = [limit.signal, ...(config.signal instanceof AbortSignal ? [config.signal] : [])];
    const sent = send({ ...config, timeout: 0, signal: AbortSignal.any(signals) });
    try {
      return await Promise.race([sent, expired.promise]);
    } finally {
      limits.delete(id);
      sent.catch(() => undefined);
      expired.promise.catch(() => undefined);
    }
  };
  return {
    expire: (id: string): void => limits.get(id)?.(),
    restore: (): void => {
      Object.assign(axios.defaults, { adapter: original });
    },
  };
};
