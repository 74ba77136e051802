import { afterEach, expect, test, vi } from 'vitest';
import { requestEarly, takeEarlyResponse } from '../../src/api/earlyResponses.ts';

const URL_OF_COMPANY = 'https://portal.test/backend/company';

afterEach(() => {
  globalThis.portalEarlyResponses = undefined;
});

test('a response that was requested early is taken once', async () => {
  const fetchMock = vi.fn(async (_url: string, _init: RequestInit) => new Response('early'));
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', fetchMock);
  requestEarly(URL_OF_COMPANY, { method: 'POST', body: '{}' });
  expect(takeEarlyResponse('GET', URL_OF_COMPANY)).toBeUndefined();
  expect(await (await takeEarlyResponse('POST', URL_OF_COMPANY))?.text()).toBe('early');
  expect(takeEarlyResponse('POST', URL_OF_COMPANY)).toBeUndefined();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
  expect(fetchMock.mock.calls[0]?.[1].signal).toBe(timeout.mock.results[0]?.value);
});

test('a failure reaches the one who takes the response, and nobody else', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  requestEarly(URL_OF_COMPANY);
  await expect(takeEarlyResponse('GET', URL_OF_COMPANY)).rejects.toThrow('no network');
});
