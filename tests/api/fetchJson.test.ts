import * as v from 'valibot';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { CallError } from '../../src/api/callError.ts';
import { startTestServer } from '../support/testServer.ts';

const loadWithoutRetries = async () => {
  vi.resetModules();
  vi.doMock('../../src/api/retries.ts', () => ({ withRetries: (attempt: () => unknown) => attempt() }));
  return import('../../src/api/fetchJson.ts');
};
afterAll(() => {
  vi.doUnmock('../../src/api/retries.ts');
  vi.resetModules();
});

let close: () => Promise<void> = async () => undefined;
afterEach(() => {
  vi.restoreAllMocks();
  return close();
});

const failureOf = async (answer: Parameters<typeof startTestServer>[0]) => {
  const server = await startTestServer(answer);
  close = server.close;
  const { fetchJson } = await loadWithoutRetries();
  return fetchJson(server.url, {}, v.object({ ok: v.boolean() })).then(
    () => 'answered',
    // By its field: modules that were loaded anew have another CallError.
    (error: CallError) => error.failure,
  );
};

test.each([
  [403, 'refused'],
  [404, 'not_found'],
  [429, 'server'],
  [503, 'server'],
])('a response with status %i fails with %s', async (status, failure) => {
  expect(await failureOf(() => ({ status }))).toBe(failure);
});

test('a body of another shape is malformed', async () => {
  expect(await failureOf(() => ({ body: { hello: 1 } }))).toBe('malformed');
});

test('a body that isn’t finished within the time limit is a timeout', async () => {
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100));
  expect(await failureOf(() => ({ slowBody: true }))).toBe('timeout');
});

test('a body that breaks off is a lost response', async () => {
  const lost = failureOf((request) => {
    setTimeout(() => request.socket.destroy(), 50);
    return { slowBody: true };
  });
  expect(await lost).toBe('network');
});
