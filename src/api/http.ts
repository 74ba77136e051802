import axios, { type AxiosError, type AxiosRequestConfig, isAxiosError } from 'axios';
import * as v from 'valibot';
import type { Customer } from '../domain/access/customer.ts';
import { CallError, type CallFailure, type ErrorDetails } from './callError.ts';
import { BusyError, callWithRetries } from './callRetries.ts';
import type { Call, Http, HttpOptions } from './calls.ts';
import { LineError } from './lineError.ts';
import { REQUEST_TIMEOUT_MS } from './requestTimeout.ts';
import type { ServiceUrls } from './serviceUrls.ts';
import { errorResponse, failedResponse } from './wireValues.ts';

const FAILURE_BY_STATUS: Record<number, CallFailure> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
};

const retryAfter = v.fallback(v.nullish(v.string()), null);

const toCallError = (error: AxiosError): CallError => {
  if (error.code === 'ERR_CANCELED') return new CallError('cancelled');
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return new CallError('timeout');
  const response = error.response;
  if (!response) return new CallError('network');
  const { status, data, headers } = response;
  const errorBody = v.safeParse(failedResponse, data);
  const details: ErrorDetails = {
    ...(errorBody.success && { ...errorBody.output, message: errorBody.output.error }),
    status,
    body: data,
  };
  if (status === 429) return new BusyError(details, v.parse(retryAfter, headers['retry-after']));
  const line = errorBody.success ? errorBody.output.line : null;
  if (status === 422 && line !== null) return new LineError(line, details);
  return new CallError(FAILURE_BY_STATUS[status] ?? (status >= 500 ? 'server' : 'refused'), details);
};

type AnyCall = Call<v.GenericSchema>;

// Axios' own reader of parameters weighs a kilobyte, for nested objects and lists. Commas stay, so that lists of ids are short.
const searchOf = (query: NonNullable<AnyCall['query']>): string => {
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `?${String(new URLSearchParams(entries)).replaceAll('%2C', ',')}`;
};

const toAxiosConfig = (call: AnyCall, serviceUrls: ServiceUrls): AxiosRequestConfig => ({
  url: serviceUrls[call.service] + call.path + (call.query ? searchOf(call.query) : ''),
  method: call.method,
  ...(call.body !== undefined && { data: call.body }),
  ...(call.timeoutMs && { timeout: call.timeoutMs }),
  ...(call.signal && { signal: call.signal }),
});

/** An error body with status 200 is a refusal (rules: Requests). */
const parseResponse = <Schema extends v.GenericSchema>(
  call: Call<Schema>,
  data: unknown,
): v.InferOutput<Schema> => {
  const parsed = v.safeParse(call.response, data);
  if (parsed.success) return parsed.output;
  const errorBody = v.safeParse(errorResponse, data);
  if (errorBody.success) {
    const { code, error } = errorBody.output;
    throw new CallError('refused', { code, message: error, body: data });
  }
  throw new CallError('malformed', { message: `${call.path}: ${parsed.issues[0].message}` });
};

/** The transport of all requests, based on axios. It is loaded with the first request (api/lazyHttp.ts). */
export const createHttp = ({ serviceUrls, session, headers }: HttpOptions): Http => {
  const client = axios.create({ timeout: REQUEST_TIMEOUT_MS, withXSRFToken: false });

  const request = async (config: AxiosRequestConfig): Promise<unknown> => {
    try {
      return (await client.request<unknown>({ ...config, headers: { ...headers(), ...config.headers } }))
        .data;
    } catch (error) {
      throw isAxiosError(error) ? toCallError(error) : new CallError('network');
    }
  };

  const attempt = (config: AxiosRequestConfig, token: string | null) =>
    request(token === null ? config : { ...config, headers: { authorization: `Bearer ${token}` } });

  /** A 401 renews the token once, and the request is sent again. */
  const attemptWithSession = async (
    config: AxiosRequestConfig,
    owner: Customer | undefined,
  ): Promise<unknown> => {
    const token = await session.token(owner);
    try {
      return await attempt(config, token);
    } catch (error) {
      const isTokenRejected =
        error instanceof CallError && error.failure === 'unauthorized' && token !== null;
      const renewedToken = isTokenRejected ? await session.renew(token, owner) : null;
      if (renewedToken === null) throw error;
      return attempt(config, renewedToken);
    }
  };

  return {
    async send(call) {
      const config = toAxiosConfig(call, serviceUrls);
      const { auth = 'token', repeatable: isRepeatable = call.method === 'GET', signal, owner } = call;
      const sendOnce = () => {
        if (auth === 'token') return attemptWithSession(config, owner);
        if (auth === 'none') return request(config);
        return 'token' in auth
          ? attempt(config, auth.token)
          : request({ ...config, headers: { 'api-key': auth.apiKey } });
      };
      // A login says at once that there were too many attempts.
      const isRetried = isRepeatable || auth !== 'none';
      const data = await (isRetried ? callWithRetries(sendOnce, { isRepeatable, signal }) : sendOnce());
      return parseResponse(call, data);
    },
    async headers(owner) {
      const token = await session.token(owner);
      return token === null ? headers() : { ...headers(), authorization: `Bearer ${token}` };
    },
    serviceUrl: (service) => serviceUrls[service],
  };
};
