import * as v from 'valibot';
import { CallError } from './callError.ts';

const TIMEOUT = 30_000;
const RETRIES = 3;
const RETRY_DELAY = 1_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

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
 * A call that has to be made before the first screen can paint, and so without the 21 KB of axios: the configuration and
 * the company. Limits and repeats are those of every call (specification §9). Throws {@link CallError}.
 */
export const firstCall = async <Schema extends v.GenericSchema>(
  url: string,
  init: RequestInit,
  answer: Schema,
): Promise<v.InferOutput<Schema>> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(url, init, answer);
    } catch (error) {
      const passing = error instanceof CallError && ['network', 'timeout', 'server'].includes(error.failure);
      if (!passing || attempt > RETRIES) throw error;
      await pause(RETRY_DELAY * attempt);
    }
  }
};
