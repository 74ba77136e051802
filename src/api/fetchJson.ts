import * as v from 'valibot';
import { CallError } from './callError.ts';
import { takeEarlyResponse } from './earlyResponses.ts';
import { REQUEST_TIMEOUT_MS } from './requestTimeout.ts';
import { withRetries } from './retries.ts';

/** The time limit may also end a response whose body is still arriving. */
const failLost = (error: unknown): never => {
  throw new CallError(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network');
};

const fetchOnce = async <Schema extends v.GenericSchema>(
  url: string,
  init: RequestInit,
  response: Schema,
): Promise<v.InferOutput<Schema>> => {
  const request =
    takeEarlyResponse(init.method ?? 'GET', url) ??
    fetch(url, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  const httpResponse = await request.catch(failLost);
  const { status } = httpResponse;
  if (!httpResponse.ok) {
    const refusal = status === 404 ? 'not_found' : 'refused';
    throw new CallError(status >= 500 || status === 429 ? 'server' : refusal, { status });
  }
  const body: unknown = await httpResponse
    .json()
    .catch((error: unknown) => (error instanceof SyntaxError ? null : failLost(error)));
  const parsed = v.safeParse(response, body);
  if (!parsed.success) throw new CallError('malformed', { message: parsed.issues[0].message });
  return parsed.output;
};

/**
 * Without axios (20 KB), for requests before the first paint, which have no session. A busy server (429) is
 * asked again too (rules: Requests).
 */
export const fetchJson = <Schema extends v.GenericSchema>(
  url: string,
  init: RequestInit,
  response: Schema,
): Promise<v.InferOutput<Schema>> => withRetries(() => fetchOnce(url, init, response));
