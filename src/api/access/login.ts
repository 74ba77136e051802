import type * as v from 'valibot';
import type { Customer } from '../../domain/access/customer.ts';
import type { Http } from '../calls.ts';
import type { LoginRequest } from './requestSchema.ts';
import { sessionResponse } from './schema.ts';
import { toCustomer } from './toCustomer.ts';

/** `cloudToken`: signs in to the cloud store, where that isn't the back office. */
export type OpenedSession = {
  customer: Customer;
  token: string;
  expiresAt: number;
  cloudToken?: string | null;
};

export const toSession = (response: v.InferOutput<typeof sessionResponse>): OpenedSession => ({
  customer: toCustomer(response.user),
  token: response.token,
  expiresAt: response.expires_at,
  cloudToken: response.token_firebase,
});

/** Throws {@link CallError} `unauthorized` for wrong credentials, and `too_many_attempts`. */
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
