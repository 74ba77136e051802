import * as v from 'valibot';
import { CallError } from './callError.ts';
import { withRetries } from './retries.ts';

const TIMEOUT = 30_000;

const once = async <Schema extends v.GenericSchema>(
  url: string,
  init: RequestInit,
  answer: Schema,
): Promise<v.InferOutput<Schema>> => {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) }).catch(
    (error: unknown) => {
      throw new CallError(
        error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network',
      );
    },
  );
  if (!response.ok) {
    throw new CallError(
      response.status >= 500 ? 'server' : response.status === 404 ? 'not_found' : 'refused',
      {
        status: response.status,
      },
    );
  }
  const parsed = v.safeParse(answer, await response.json().catch(() => null));
  if (!parsed.success) throw new CallError('malformed', { message: parsed.issues[0].message });
  return parsed.output;
};

/**
 * A call that has to be made before the first screen can paint, and so without the 20 KB of axios: the configuration and
 * the company. Time limit and repeats are those of every call (specification §9). Throws {@link CallError}.
 */
export const firstCall = <Schema extends v.GenericSchema>(
  url: string,
  init: RequestInit,
  answer: Schema,
): Promise<v.InferOutput<Schema>> => withRetries(() => once(url, init, answer));
