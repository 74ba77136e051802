import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { createServer } from '../../../host-demo/server/createServer.ts';
import type { ServerOptions } from '../../../host-demo/server/serverOptions.ts';
import { sessionResponse } from '../../../src/api/access/schema.ts';
import { databaseWith } from './snapshot.ts';
import { PASSWORD, smallTenants, TODAY } from './tenants.ts';

export type CallOptions = {
  token?: string | null;
  /** The alias in `x-company`. */
  company?: string;
  body?: unknown;
  headers?: Record<string, string>;
};
export type CallResponse = { status: number; body: unknown; headers: Headers };

const movableClock = (start = `${TODAY}T15:00:00Z`) => {
  let now = new Date(start).getTime();
  return {
    read: () => new Date(now),
    forward: (ms: number) => {
      now += ms;
    },
  };
};

/** Hashing passwords at the real cost would take most of the tests' time. */
export const CHEAP_PASSWORD_COST = { cost: 2, parallel: 1 };

/** Logins of an account with many failed ones would wait. */
const NO_DELAY = { delay: 0 };

/**
 * A listening back end with an HTTP client. Without a database URL or folder it starts from a copy of a seeded temporary
 * database.
 */
export const startBackEnd = async (changes: Partial<ServerOptions> = {}) => {
  const clock = movableClock();
  const options = {
    seeds: smallTenants,
    clock: clock.read,
    passwordCost: CHEAP_PASSWORD_COST,
    loginLimits: NO_DELAY,
    ...changes,
  };
  const { seeds, databaseUrl, dataDir } = options;
  const isTemporary = databaseUrl === undefined && dataDir === undefined && !options.snapshot;
  const app: FastifyInstance = await createServer({
    ...options,
    ...(isTemporary &&
      (await databaseWith({ seeds, passwordCost: CHEAP_PASSWORD_COST, today: options.clock() }))),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const boundAddress: AddressInfo | string | null = app.server.address();
  if (boundAddress === null || typeof boundAddress === 'string') throw new Error('the server has no port');
  const address = `http://127.0.0.1:${boundAddress.port}`;

  const call = async (
    method: string,
    path: string,
    { token, company, body, headers }: CallOptions = {},
  ): Promise<CallResponse> => {
    const response = await fetch(address + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(company && { 'x-company': company }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? null : JSON.parse(text),
      headers: response.headers,
    };
  };

  return {
    app,
    address,
    clock,
    call,
    get: (path: string, callOptions?: CallOptions) => call('GET', path, callOptions),
    post: (path: string, callOptions?: CallOptions) => call('POST', path, callOptions),
    patch: (path: string, callOptions?: CallOptions) => call('PATCH', path, callOptions),
    async login(email: string, companyId: number, password = PASSWORD): Promise<string> {
      const { body } = await call('POST', '/users/login', {
        body: { email, password, company_id: companyId },
      });
      return v.parse(sessionResponse, body).token;
    },
    close: () => app.close(),
  };
};
export type BackEnd = Awaited<ReturnType<typeof startBackEnd>>;
