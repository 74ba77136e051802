import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Http } from '../../../src/api/calls.ts';
import { createBackOfficeStore } from '../../../src/api/cloudStore/backOfficeStore.ts';
import type { DocumentChange } from '../../../src/domain/cloudStore/cloudStore.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const http = (answer: unknown = {}): Http => ({
  send: async (call) => v.parse(call.response, answer),
  headers: async () => ({ authorization: 'Bearer token', 'x-company': 'demo' }),
  serviceUrl: () => 'http://documents.test',
});

/** A stream of server-sent events that the test writes. */
const aStream = () => {
  let write = (_: Uint8Array) => {};
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      write = (bytes) => controller.enqueue(bytes);
      end = () => controller.close();
    },
  });
  const say = (event: string, data: unknown) =>
    write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    say,
    end: () => end(),
  };
};

const watch = () => {
  const changes: DocumentChange[] = [];
  const gaps = vi.fn();
  const stop = createBackOfficeStore(http(), 'me').watch((change) => changes.push(change), gaps);
  return { changes, gaps, stop };
};

const change = (writer: string, revision: number) => ({
  name: 'transaction',
  revision,
  writer,
  patch: { notes: writer },
});

describe('documents', () => {
  it('are read', async () => {
    const answer = { success: true, name: 'transaction', revision: 3, data: { notes: 'ring' } };
    const store = createBackOfficeStore(http(answer), 'me');
    expect(await store.read('transaction')).toEqual({ revision: 3, data: { notes: 'ring' } });
  });

  it('are changed', async () => {
    const store = createBackOfficeStore(http({ success: true, revision: 4 }), 'me');
    expect(await store.patch('transaction', { notes: null })).toBe(4);
  });
});

describe('the stream', () => {
  it('carries the changes of others, asked for with the token', async () => {
    const stream = aStream();
    const fetched = vi.fn(async () => stream.response);
    vi.stubGlobal('fetch', fetched);
    const { changes, stop } = watch();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    stream.say('document', change('me', 1));
    stream.say('document', change('phone', 2));
    stream.say('document', { name: 'unknown' });
    stream.say('other', change('phone', 3));
    await vi.waitFor(() =>
      expect(changes).toEqual([{ name: 'transaction', revision: 2, patch: { notes: 'phone' } }]),
    );
    expect(fetched).toHaveBeenCalledWith(
      'http://documents.test/documents/stream',
      expect.objectContaining({ headers: expect.objectContaining({ authorization: 'Bearer token' }) }),
    );
    stop();
  });

  it('may have missed something whenever it opens', async () => {
    vi.useFakeTimers();
    const streams = [aStream(), aStream()];
    const [first] = streams;
    vi.stubGlobal('fetch', async () => streams.shift()?.response);
    const { gaps, stop } = watch();
    await vi.advanceTimersByTimeAsync(10);
    expect(gaps).toHaveBeenCalledTimes(1);
    first?.end();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(gaps).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is tried again when the back office is down, without a word to the listener', async () => {
    vi.useFakeTimers();
    const fetched = vi.fn(async () => new Response('', { status: 503 }));
    vi.stubGlobal('fetch', fetched);
    const { gaps, stop } = watch();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetched.mock.calls.length).toBeGreaterThan(1);
    expect(gaps).not.toHaveBeenCalled();
    stop();
  });

  it.each([403, 404])('is given up where there is none for this customer (%i)', async (status) => {
    vi.useFakeTimers();
    const fetched = vi.fn(async () => new Response('', { status }));
    vi.stubGlobal('fetch', fetched);
    watch();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
