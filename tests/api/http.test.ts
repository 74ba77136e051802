import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../src/api/callError.ts';
import type { HttpSession } from '../../src/api/calls.ts';
import { createHttp } from '../../src/api/http.ts';
import { startTestServer } from '../support/testServer.ts';

const visitor: HttpSession = { token: async () => null, renew: async () => null };
const response = v.object({ success: v.literal(true) });
let close: () => Promise<void> = async () => undefined;

const connect = async (
  responseFor: Parameters<typeof startTestServer>[0],
  session: HttpSession = visitor,
) => {
  const server = await startTestServer(responseFor);
  close = server.close;
  const { url } = server;
  const serviceUrls = {
    companyApi: url,
    api: url,
    productApi: url,
    orderApi: url,
    legacyApi: url,
    searchApi: url,
    documentsApi: url,
    brandRulesApi: url,
  };
  return { http: createHttp({ serviceUrls, session, headers: () => ({ 'x-company': 'demo' }) }), server };
};

const describeFailure = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof CallError ? `${error.failure}: ${error.code}` : 'something else'),
  );

afterEach(() => close());

describe('a call', () => {
  test('is sent to its service with the company, and returns what its schema reads', async () => {
    const { http } = await connect((request) => ({
      body: { success: request.headers['x-company'] === 'demo' },
    }));
    await expect(http.send({ service: 'api', method: 'GET', path: '/x', response })).resolves.toEqual({
      success: true,
    });
  });

  test.each([
    {
      name: 'refused credentials',
      status: 401,
      body: { success: false, error: 'no', code: 'invalid_credentials' },
      failure: 'unauthorized: invalid_credentials',
    },
    {
      name: 'a foreign tenant',
      status: 403,
      body: { success: false, error: 'no', code: 'wrong_tenant' },
      failure: 'forbidden: wrong_tenant',
    },
    {
      name: 'a business reason',
      status: 422,
      body: { success: false, error: 'no', code: 'credit_exceeded' },
      failure: 'refused: credit_exceeded',
    },
    { name: 'an error without a shape', status: 404, body: 'gone', failure: 'not_found: not_found' },
    {
      name: 'an error in a 200',
      status: 200,
      body: { success: false, error: 'no', code: 'not_yours' },
      failure: 'refused: not_yours',
    },
    {
      name: 'an error in a 200 without success',
      status: 200,
      body: { error: 'no' },
      failure: 'refused: error',
    },
    {
      name: 'a 200 without success and error',
      status: 200,
      body: { success: false },
      failure: 'refused: error',
    },
    {
      name: 'a message alone with an error status, whose name is the code',
      status: 404,
      body: { message: 'no such page' },
      failure: 'not_found: not_found',
    },
    {
      name: 'a message alone with a 200, which is no error body',
      status: 200,
      body: { message: 'hello' },
      failure: 'malformed: malformed',
    },
    {
      name: 'a response that fits no schema',
      status: 200,
      body: { hello: 1 },
      failure: 'malformed: malformed',
    },
  ])('fails with $name', async ({ status, body, failure }) => {
    const { http } = await connect(() => ({ status, body }));
    const call = http.send({ service: 'api', method: 'POST', path: '/x', response, auth: 'none' });
    expect(await describeFailure(call)).toBe(failure);
  });

  test.each([
    ['error', 200, { success: false, error: 'Being changed' }],
    ['error as an object', 200, { success: false, error: { message: 'Being changed' } }],
    ['message', 200, { success: false, message: 'Being changed' }],
    ['error before its message', 200, { success: false, error: 'Being changed', message: 'Sorry' }],
    ['message with a status of its own', 503, { success: false, message: 'Being changed' }],
    ['message without success', 500, { message: 'Being changed' }],
  ])('fails with the server’s %s, and keeps its answer', async (_, status, body) => {
    const { http } = await connect(() => ({ status, body }));
    const call = http.send({ service: 'api', method: 'POST', path: '/x', response });
    await expect(call).rejects.toMatchObject({ message: 'Being changed', body });
  });

  test('is sent again when a busy back office says so, even a write', async () => {
    const { http, server } = await connect((_, call) =>
      call === 1 ? { status: 429, headers: { 'retry-after': '0' } } : { body: { success: true } },
    );
    await expect(http.send({ service: 'api', method: 'POST', path: '/x', response })).resolves.toEqual({
      success: true,
    });
    expect(server.calls()).toBe(2);
  });

  test('fails at once after too many logins', async () => {
    const { http, server } = await connect(() => ({ status: 429, headers: { 'retry-after': '0' } }));
    const call = http.send({ service: 'api', method: 'POST', path: '/users/login', response, auth: 'none' });
    expect(await describeFailure(call)).toBe('too_many_attempts: too_many_attempts');
    expect(server.calls()).toBe(1);
  });

  test('fails with a timeout', async () => {
    const { http } = await connect(() => ({ delayMs: 2_000 }));
    const call = http.send({ service: 'api', method: 'POST', path: '/x', response, timeoutMs: 50 });
    expect(await describeFailure(call)).toBe('timeout: timeout');
  });

  test('is repeated three times after a lost response if it is repeatable', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { http, server } = await connect((_, call) => (call < 4 ? 'hang up' : { body: { success: true } }));
    let isDone = false;
    const call = http.send({ service: 'api', method: 'GET', path: '/x', response }).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      vi.advanceTimersByTime(50);
      await new Promise((next) => setImmediate(next));
    }
    await expect(call).resolves.toEqual({ success: true });
    expect(server.calls()).toBe(4);
  });

  test('is sent once if it isn’t repeatable', async () => {
    const { http, server } = await connect(() => 'hang up');
    expect(await describeFailure(http.send({ service: 'api', method: 'POST', path: '/x', response }))).toBe(
      'network: network',
    );
    expect(server.calls()).toBe(1);
  });
});

describe('a session that expires during a call', () => {
  const sessionThatRenews = (next: string | null) => {
    let current = 'old';
    const renew = vi.fn(async (rejected: string) => {
      if (current !== rejected) return current;
      if (next !== null) current = next;
      return next;
    });
    return { token: async () => current, renew };
  };
  const accepts = (token: string) => (request: { headers: { authorization?: string | undefined } }) =>
    request.headers.authorization === `Bearer ${token}` ? { body: { success: true } } : { status: 401 };

  test('five calls that fail at once are all sent again with the new token', async () => {
    const session = sessionThatRenews('new');
    const { http, server } = await connect(accepts('new'), session);
    const calls = Array.from({ length: 5 }, () =>
      http.send({ service: 'api', method: 'GET', path: '/x', response }),
    );
    await expect(Promise.all(calls)).resolves.toHaveLength(5);
    expect(server.calls()).toBe(10);
  });

  test('a call fails if the session can’t be renewed', async () => {
    const { http, server } = await connect(accepts('new'), sessionThatRenews(null));
    const call = http.send({ service: 'api', method: 'GET', path: '/x', response });
    expect(await describeFailure(call)).toBe('unauthorized: unauthorized');
    expect(server.calls()).toBe(1);
  });
});
