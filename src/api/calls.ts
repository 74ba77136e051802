import type * as v from 'valibot';
import type { Customer } from '../domain/access/customer.ts';
import type { RequiredService, Service, ServiceUrls } from './serviceUrls.ts';

export type Call<Schema extends v.GenericSchema> = {
  service: Service;
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  response: Schema;
  query?: Record<string, string | number>;
  body?: unknown;
  /** Default: 30 s. */
  timeoutMs?: number;
  /** Whether the call is retried after a lost answer: all GETs, and reads by POST. */
  repeatable?: boolean;
  /** `none`: sent without the customer's token, and a 401 does not mean that the session ended. `apiKey`: of a public payment form. */
  auth?: 'token' | 'none' | { token: string } | { apiKey: string };
  signal?: AbortSignal;
  /** The customer it is for; it isn't sent with the session of another. */
  owner?: Customer | undefined;
};

export type HttpSession = {
  /** Renewed first when it is about to expire; null for visitors. Throws `unauthorized` when the session isn't the owner's. */
  token(owner?: Customer): Promise<string | null>;
  /** Called once for concurrent 401s. Returns the new token, or null when the session has ended or isn't the owner's. */
  renew(rejected: string, owner?: Customer): Promise<string | null>;
};

export type HttpOptions = {
  serviceUrls: ServiceUrls;
  session: HttpSession;
  /** Of each request when it is sent: the language in them changes. */
  headers(): Record<string, string>;
};

export type Http = {
  send<Schema extends v.GenericSchema>(call: Call<Schema>): Promise<v.InferOutput<Schema>>;
  /** Relative URLs in a service's responses are resolved against its base URL. */
  serviceUrl(service: RequiredService): string;
  /** Headers for a stream, which is opened outside `send`. Throws `unauthorized` when the session isn't the owner's. */
  headers(owner?: Customer): Promise<Record<string, string>>;
};
