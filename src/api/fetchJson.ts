import * as v from 'valibot';
import { CallError } from './callError.ts';
import { takeEarlyResponse } from './earlyResponses.ts';
import { REQUEST_TIMEOUT_MS } from './requestTimeout.ts';
import { withRetries } from './retries.ts';

const fetchOnce = async <Schema extends v.GenericSchema>(
  url: string,
  init: RequestInit,
  response: Schema,
): Promise<v.InferOutput<Schema>> => {
  const request =
    takeEarlyResponse(init.method ?? 'GET', url) ??
    fetch(url, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  const httpResponse = await request.catch((error: unknown) => {
    throw new CallError(
      error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network',
    );
  });
  if (!httpResponse.ok) {
    throw new CallError(
      httpResponse.status >= 500 ? 'server' : httpResponse.status === 404 ? 'not_found' : 'refused',
      {
        status: httpResponse.status,
      },
    );
  }
  const parsed = v.safeParse(response, await httpResponse.json().catch(() => null));
  if (!parsed.success) throw new CallError('malformed', { message: parsed.issues[0].message });
  return parsed.output;
};

/** Without axios (20 KB), for requests before the first paint. Time limit and retries: specification §9. */
export const fetchJson = <Schema extends v.GenericSchema>(
  url: string,
  init: RequestInit,
  response: Schema,
): Promise<v.InferOutput<Schema>> => withRetries(() => fetchOnce(url, init, response));
