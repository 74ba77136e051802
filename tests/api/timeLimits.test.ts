// @vitest-environment jsdom
// axios chooses its transport when it is first imported: here by XMLHttpRequest, as in a browser.

import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toFailure } from '../../src/api/callError.ts';
import type { Call, Http } from '../../src/api/calls.ts';
import { placeTransaction, type VisitRoute } from '../../src/api/orders/placeTransaction.ts';
import { visitRequest } from '../../src/api/orders/schema.ts';
import { loadCompany } from '../../src/api/tenant/loadCompany.ts';

const SERVICE = 'http://service.test';
const serviceUrls = {
  companyApi: SERVICE,
  api: SERVICE,
  productApi: SERVICE,
  orderApi: SERVICE,
  legacyApi: SERVICE,
  searchApi: SERVICE,
  documentsApi: SERVICE,
  brandRulesApi: SERVICE,
};

let asked = 0;
/** A browser's request to a service that never answers. */
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
    asked += 1;
    if (this.timeout > 0) setTimeout(() => this.ontimeout?.(), this.timeout);
  }
}

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What became of a call so far: its failure once it has one. */
const follow = (call: Promise<unknown>) => {
  const followed: { end: string | null } = { end: null };
  call.then(
    () => {
      followed.end = 'answered';
    },
    (error: unknown) => {
      followed.end = toFailure(error);
    },
  );
  return followed;
};

describe('a call without an answer', () => {
  const response = v.object({ success: v.literal(true) });
  const connect = async () => {
    vi.stubGlobal('XMLHttpRequest', UnansweredRequest);
    const { createHttp } = await import('../../src/api/http.ts');
    const session = { token: async () => null, renew: async () => null };
    return createHttp({ serviceUrls, session, headers: {} });
  };

  it.each<[string, Pick<Call<typeof response>, 'timeoutMs'>, number]>([
    ['30 s', {}, 30_000],
    ['the 5 minutes it asks for', { timeoutMs: 300_000 }, 300_000],
  ])('is given up after %s', async (_, own, limit) => {
    const http = await connect();
    const call = follow(http.send({ service: 'api', method: 'POST', path: '/x', response, ...own }));
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(call.end).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(call.end).toBe('timeout');
    expect(asked).toBe(1);
  });

  it('is asked again 1 s after that where it may be repeated', async () => {
    const http = await connect();
    const call = follow(http.send({ service: 'api', method: 'GET', path: '/x', response }));
    await vi.advanceTimersByTimeAsync(30_000 + 999);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toBe(2);
    expect(call.end).toBeNull();
  });
});

describe('the company', () => {
  it('is given up after 30 s, and asked for three times more', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      const control = new AbortController();
      setTimeout(() => control.abort(new DOMException('', 'TimeoutError')), limit);
      return control.signal;
    });
    const fetched = vi.fn(
      (_: string, { signal }: RequestInit) =>
        new Promise<Response>((_answer, fail) => {
          signal?.addEventListener('abort', () => fail(signal.reason));
        }),
    );
    vi.stubGlobal('fetch', fetched);
    const call = follow(loadCompany(SERVICE, { subdomain: 'demo', hostname: 'demo.portal.test' }));
    for (const pause of [1_000, 2_000, 3_000]) {
      const before = fetched.mock.calls.length;
      await vi.advanceTimersByTimeAsync(30_000 + pause - 1);
      expect(fetched).toHaveBeenCalledTimes(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(fetched).toHaveBeenCalledTimes(before + 1);
    }
    await vi.advanceTimersByTimeAsync(29_999);
    expect(call.end).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(call.end).toBe('timeout');
    expect(fetched).toHaveBeenCalledTimes(4);
  });
});

describe('a transaction', () => {
  const visit = v.parse(visitRequest, JSON.parse(readFileSync('tests/api/orders/golden/order.json', 'utf8')));
  const transaction = { id: 'id-1', kind: 'order', transaction_number: 'WEB-1', netvalue: 10 };

  it.each<[VisitRoute, string, string, number]>([
    ['order_service', 'orderApi', '/rest/visitSync', 300_000],
    ['node_service', 'productApi', '/visit-sync', 300_000],
    ['legacy_host', 'legacyApi', '/rest/visitSync', 60_000],
  ])('goes by the %s to %s%s and may take %i ms', async (route, service, path, timeoutMs) => {
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
