// @vitest-environment jsdom
// axios chooses its transport when it is first imported: here XMLHttpRequest, as in a browser.

import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toFailure } from '../../src/api/callError.ts';
import type { Call, Http } from '../../src/api/calls.ts';
import { placeTransaction, type VisitRoute } from '../../src/api/checkout/placeTransaction.ts';
import { visitRequest } from '../../src/api/history/visitSchema.ts';
import { loadCompany } from '../../src/api/tenant/loadCompany.ts';
import { serviceAddresses } from '../support/serviceAddresses.ts';

const SERVICE = 'http://service.test';
const serviceUrls = serviceAddresses(SERVICE);

let requestCount = 0;
class UnansweredRequest {
  timeout = 0;
  ontimeout: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  open() {}
  setRequestHeader() {}
  addEventListener() {}
  removeEventListener() {}
  abort() {}
  send() {
    requestCount += 1;
    if (this.timeout > 0) setTimeout(() => this.ontimeout?.(), this.timeout);
  }
}

beforeEach(() => {
  requestCount = 0;
  vi.useFakeTimers();
});
/** The outcome of a call so far; null while it is pending. */
const trackOutcome = (call: Promise<unknown>) => {
  const tracked: { outcome: string | null } = { outcome: null };
  call.then(
    () => {
      tracked.outcome = 'answered';
    },
    (error: unknown) => {
      tracked.outcome = toFailure(error);
    },
  );
  return tracked;
};

describe('a call without a response', () => {
  const response = v.object({ success: v.literal(true) });
  const connect = async () => {
    vi.stubGlobal('XMLHttpRequest', UnansweredRequest);
    const { createHttp } = await import('../../src/api/http.ts');
    const session = { token: async () => null, renew: async () => null };
    return createHttp({ serviceUrls, session, headers: () => ({}) });
  };

  it.each<[string, Pick<Call<typeof response>, 'timeoutMs'>, number]>([
    ['30 s', {}, 30_000],
    ['the 5 minutes it asks for', { timeoutMs: 300_000 }, 300_000],
  ])('times out after %s', async (_, options, limit) => {
    const http = await connect();
    const call = trackOutcome(
      http.send({ service: 'api', method: 'POST', path: '/x', response, ...options }),
    );
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(call.outcome).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(call.outcome).toBe('timeout');
    expect(requestCount).toBe(1);
  });

  it('is repeated 1 s after the timeout if it is repeatable', async () => {
    const http = await connect();
    const call = trackOutcome(http.send({ service: 'api', method: 'GET', path: '/x', response }));
    await vi.advanceTimersByTimeAsync(30_000 + 999);
    expect(requestCount).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requestCount).toBe(2);
    expect(call.outcome).toBeNull();
  });
});

describe('the company', () => {
  it('times out after 30 s, and is requested three times more', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), limit);
      return controller.signal;
    });
    const fetchMock = vi.fn(
      (_: string, { signal }: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    vi.stubGlobal('fetch', fetchMock);
    const call = trackOutcome(loadCompany(SERVICE, { subdomain: 'demo', hostname: 'demo.portal.test' }));
    for (const pause of [1_000, 2_000, 3_000]) {
      const before = fetchMock.mock.calls.length;
      await vi.advanceTimersByTimeAsync(30_000 + pause - 1);
      expect(fetchMock).toHaveBeenCalledTimes(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(fetchMock).toHaveBeenCalledTimes(before + 1);
    }
    await vi.advanceTimersByTimeAsync(29_999);
    expect(call.outcome).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(call.outcome).toBe('timeout');
    expect(fetchMock).toHaveBeenCalledTimes(4);
  });
});

describe('a transaction', () => {
  const visit = v.parse(
    visitRequest,
    JSON.parse(readFileSync('tests/api/checkout/golden/order.json', 'utf8')),
  );
  const transaction = { id: 'id-1', kind: 'order', transaction_number: 'WEB-1', netvalue: 10 };

  it.each<[VisitRoute, string, string, number]>([
    ['order_service', 'orderApi', '/rest/visitSync', 300_000],
    ['node_service', 'productApi', '/visit-sync', 300_000],
    ['legacy_host', 'legacyApi', '/rest/visitSync', 60_000],
  ])('is sent by the %s to %s%s with a timeout of %i ms', async (route, service, path, timeoutMs) => {
    const sent: unknown[] = [];
    const http: Http = {
      async send(call) {
        sent.push(call);
        return v.parse(call.response, { success: true, transaction, differences: [], repeated: false });
      },
      headers: async () => ({}),
      serviceUrl: () => SERVICE,
    };
    await placeTransaction(http, route, visit);
    expect(sent).toEqual([
      expect.objectContaining({ service, path, timeoutMs, method: 'POST', body: visit }),
    ]);
  });
});
