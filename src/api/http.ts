import axios, { type AxiosError, type AxiosRequestConfig, isAxiosError } from 'axios';
import * as v from 'valibot';
import type { Addresses } from './addresses.ts';
import { CallError, type CallFailure } from './callError.ts';
import type { Call, Http, HttpOptions } from './calls.ts';
import { withRetries } from './retries.ts';
import { errorAnswer } from './wire.ts';

/** Every call's time limit unless it names its own, ms (specification §9). */
const REQUEST_TIMEOUT = 30_000;

const failureByStatus: Record<number, CallFailure> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  429: 'too_many_attempts',
};

const toCallError = (error: AxiosError): CallError => {
  if (error.code === 'ERR_CANCELED') return new CallError('cancelled');
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return new CallError('timeout');
  const response = error.response;
  if (!response) return new CallError('network');
  const failure = failureByStatus[response.status] ?? (response.status >= 500 ? 'server' : 'refused');
  const said = v.safeParse(errorAnswer, response.data);
  return said.success
    ? new CallError(failure, { code: said.output.code, message: said.output.error, status: response.status })
    : new CallError(failure, { status: response.status });
};

type AnyCall = Call<v.GenericSchema>;

const configOf = (call: AnyCall, addresses: Addresses): AxiosRequestConfig => ({
  url: addresses[call.service] + call.path,
  method: call.method,
  ...(call.query && { params: call.query }),
  ...(call.body !== undefined && { data: call.body }),
  ...(call.timeout && { timeout: call.timeout }),
  ...(call.signal && { signal: call.signal }),
});

/** What came back as the call's schema reads it; an error in a 200 is an error all the same. */
const readAnswer = <Schema extends v.GenericSchema>(
  call: Call<Schema>,
  data: unknown,
): v.InferOutput<Schema> => {
  const parsed = v.safeParse(call.answer, data);
  if (parsed.success) return parsed.output;
  const refused = v.safeParse(errorAnswer, data);
  if (refused.success) {
    throw new CallError('refused', { code: refused.output.code, message: refused.output.error });
  }
  throw new CallError('malformed', { message: `${call.path}: ${parsed.issues[0].message}` });
};

/**
 * The transport of every call, over axios: addresses, headers, time limits, repeats, one renewal of the token. No policy
 * beyond. The portal loads it with its first call (api/lazyHttp.ts).
 */
export const createHttp = ({ addresses, session, headers }: HttpOptions): Http => {
  const client = axios.create({ timeout: REQUEST_TIMEOUT, headers });

  const attempt = async (config: AxiosRequestConfig, token: string | null): Promise<unknown> => {
    try {
      const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
      return (await client.request<unknown>({ ...config, headers: authorization })).data;
    } catch (error) {
      throw isAxiosError(error) ? toCallError(error) : new CallError('network');
    }
  };

  /** A 401 renews the session's token once, and the call is sent again with the new one. */
  const attemptWithSession = async (config: AxiosRequestConfig): Promise<unknown> => {
    const token = await session.token();
    try {
      return await attempt(config, token);
    } catch (error) {
      const isOver = error instanceof CallError && error.failure === 'unauthorized' && token !== null;
      const renewed = isOver ? await session.renew(token) : null;
      if (renewed === null) throw error;
      return attempt(config, renewed);
    }
  };

  return {
    async send(call) {
      const config = configOf(call, addresses);
      const { auth = 'token', repeatable = call.method === 'GET', signal } = call;
      const once = () =>
        auth === 'token' ? attemptWithSession(config) : attempt(config, auth === 'none' ? null : auth.token);
      return readAnswer(call, await (repeatable ? withRetries(once, signal) : once()));
    },
    async headers() {
      const token = await session.token();
      return token === null ? headers : { ...headers, authorization: `Bearer ${token}` };
    },
    addressOf: (service) => addresses[service],
  };
};
