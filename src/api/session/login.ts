import type * as v from 'valibot';
import type { Customer } from '../../domain/session/customer.ts';
import type { Http } from '../calls.ts';
import type { LoginRequest } from './requestSchema.ts';
import { sessionResponse } from './schema.ts';
import { toCustomer } from './toCustomer.ts';

export type OpenedSession = { customer: Customer; token: string; expiresAt: number };

export const toSession = (response: v.InferOutput<typeof sessionResponse>): OpenedSession => ({
  customer: toCustomer(response.user),
  token: response.token,
  expiresAt: response.expires_at,
});

/** Specification §7. Throws {@link CallError} `unauthorized` for wrong credentials, and `too_many_attempts`. */
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
