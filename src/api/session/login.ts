import type * as v from 'valibot';
import type { Customer } from '../../domain/session/customer.ts';
import type { Http } from '../calls.ts';
import { type LoginRequest, sessionResponse } from './schema.ts';
import { toCustomer } from './toCustomer.ts';

/** `expiresAt` is in ms since the epoch. */
export type OpenedSession = { customer: Customer; token: string; expiresAt: number };

export const toSession = (answer: v.InferOutput<typeof sessionResponse>): OpenedSession => ({
  customer: toCustomer(answer.user),
  token: answer.token,
  expiresAt: answer.expires_at,
});

/**
 * POST {api}/users/login (specification §7). Throws {@link CallError}: `unauthorized` for wrong credentials,
 * `too_many_attempts` when the back office limits attempts.
 */
export const login = async (http: Http, request: LoginRequest): Promise<OpenedSession> =>
  toSession(
    await http.send({
      service: 'api',
      method: 'POST',
      path: '/users/login',
      body: request,
      response: sessionResponse,
      auth: 'none',
    }),
  );
