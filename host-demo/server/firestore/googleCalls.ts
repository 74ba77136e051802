import * as v from 'valibot';
import { createAccessTokens } from '../push/accessTokens.ts';
import type { FirestoreOptions } from './firestoreOptions.ts';

const SCOPE = 'https://www.googleapis.com/auth/datastore https://www.googleapis.com/auth/identitytoolkit';
const REQUEST_TIMEOUT_MS = 10_000;
const UNAUTHORIZED = 401;

/** As Google's interfaces refuse. `reason`: a google.rpc.Code by its name; `message` names no customer's data. */
export class GoogleError extends Error {
  readonly reason: string;
  constructor(reason: string, message: string) {
    super(`${reason}: ${message}`);
    this.reason = reason;
  }
}

const failure = v.object({
  error: v.object({ status: v.optional(v.string()), message: v.optional(v.string(), '') }),
});
/** A call that streams its answer has the error in a list. */
const refusal = v.union([
  failure,
  v.pipe(
    v.tuple([failure]),
    v.transform(([first]) => first),
  ),
]);

export type GoogleCalls = {
  /** Rejects with GoogleError when it is refused. */
  post(url: string, body: object): Promise<unknown>;
};

export const createGoogleCalls = (
  { serviceAccount, emulator }: FirestoreOptions,
  clock: () => Date,
): GoogleCalls => {
  const tokens = createAccessTokens(serviceAccount, clock, SCOPE);
  return {
    async post(url, body) {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const token = emulator ? 'owner' : await tokens.current(signal);
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'manual',
        signal,
      });
      if (response.ok) return response.json();
      if (response.status === UNAUTHORIZED) tokens.forget();
      const read = v.safeParse(refusal, await response.json().catch(() => null));
      const { status, message } = read.success ? read.output.error : { status: undefined, message: '' };
      throw new GoogleError(status ?? String(response.status), message);
    },
  };
};
