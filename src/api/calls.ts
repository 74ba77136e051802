import type * as v from 'valibot';
import type { Addresses, Service } from './addresses.ts';

/** One call: what to ask whom, and the schema that its answer must fit. */
export type Call<Schema extends v.GenericSchema> = {
  service: Service;
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  answer: Schema;
  query?: Record<string, string | number>;
  body?: unknown;
  /** ms; 30 s without. */
  timeout?: number;
  /** A call that may be repeated after a lost answer: every GET, reads by POST, and writes with a key of their own. */
  repeatable?: boolean;
  /** `none`: sent without the customer's token, and its 401 means what it says rather than an ended session. */
  auth?: 'token' | 'none' | { token: string };
  signal?: AbortSignal;
};

/** What the transport must know of the session; policy stays with the session's own use cases. */
export type HttpSession = {
  /** The token to send, renewed beforehand if it is about to end; null for a visitor. */
  token(): Promise<string | null>;
  /** Called once for any number of 401s at once; answers the new token, or null when the session is over. */
  renew(rejected: string): Promise<string | null>;
};

export type HttpOptions = {
  addresses: Addresses;
  session: HttpSession;
  /** Sent with every call. */
  headers: Record<string, string>;
};

export type Http = {
  /** Sends one call. Throws {@link CallError} and nothing else. */
  send<Schema extends v.GenericSchema>(call: Call<Schema>): Promise<v.InferOutput<Schema>>;
  /** Address of a service: what it names relatively lies beside it. */
  addressOf(service: Service): string;
  /** Headers for a stream, which lives outside request and answer. */
  headers(): Promise<Record<string, string>>;
};
