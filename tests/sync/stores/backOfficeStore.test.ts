import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { Http } from '../../../src/api/calls.ts';
import type { DocumentChange } from '../../../src/sync/rules/cloudStore.ts';
import { createBackOfficeStore } from '../../../src/sync/stores/backOfficeStore.ts';
import { waitUntilPasses } from '../../support/waitUntilPasses.ts';

const http = (body: unknown = {}): Http => ({
  send: async (call) => v.parse(call.response, body),
  headers: async () => ({ authorization: 'Bearer token', 'x-company': 'demo' }),
  serviceUrl: () => 'http://documents.test',
});

const createEventStream = () => {
  let write = (_: Uint8Array) => {};
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      write = (bytes) => controller.enqueue(bytes);
      end = () => controller.close();
    },
  });
  const send = (event: string, data: unknown) =>
    write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    say: send,
    end: () => end(),
  };
};

const watch = () => {
  const changes: DocumentChange[] = [];
  const onGap = vi.fn();
  const stop = createBackOfficeStore(
    http(),
    'me',
    () => import('../../../src/sync/stores/watchDocuments.ts'),
  ).watch((change) => changes.push(change), onGap);
  return { changes, gaps: onGap, stop };
};

const change = (writer: string, revision: number) => ({
  name: 'transaction',
  revision,
  writer,
  patch: { notes: writer },
});

describe('documents', () => {
  it('are read', async () => {
    const body = { success: true, name: 'transaction', revision: 3, data: { notes: 'ring' } };
    const store = createBackOfficeStore(
      http(body),
      'me',
      () => import('../../../src/sync/stores/watchDocuments.ts'),
    );
    expect(await store.read('transaction')).toEqual({ revision: 3, data: { notes: 'ring' } });
  });

  it('are changed', async () => {
    const store = createBackOfficeStore(
      http({ success: true, revision: 4 }),
      'me',
      () => import('../../../src/sync/stores/watchDocuments.ts'),
    );
    expect(await store.patch('transaction', { notes: null })).toBe(4);
  });
});

describe('the stream', () => {
  it('reports changes of other sessions, and is requested with the token', async () => {
    const stream = createEventStream();
    const fetchMock = vi.fn(async () => stream.response);
    vi.stubGlobal('fetch', fetchMock);
    const { changes, stop } = watch();
    await waitUntilPasses(() => expect(fetchMock).toHaveBeenCalled());
    stream.say('document', change('me', 1));
    stream.say('document', change('phone', 2));
    stream.say('document', { name: 'unknown' });
    stream.say('other', change('phone', 3));
    await waitUntilPasses(() =>
      expect(changes).toEqual([{ name: 'transaction', revision: 2, patch: { notes: 'phone' } }]),
    );
    expect(fetchMock).toHaveBeenCalledWith(
      'http://documents.test/documents/stream',
      expect.objectContaining({ headers: expect.objectContaining({ authorization: 'Bearer token' }) }),
    );
    stop();
  });

  it('reports a possible gap whenever it opens', async () => {
    vi.useFakeTimers();
    const streams = [createEventStream(), createEventStream()];
    const [first] = streams;
    vi.stubGlobal('fetch', async () => streams.shift()?.response);
    const { gaps: onGap, stop } = watch();
    await vi.advanceTimersByTimeAsync(10);
    expect(onGap).toHaveBeenCalledTimes(1);
    first?.end();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onGap).toHaveBeenCalledTimes(2);
    stop();
  });

  it('reports a gap that the back office knows of, and changes without their content', async () => {
    const stream = createEventStream();
    vi.stubGlobal('fetch', async () => stream.response);
    const { gaps: onGap, changes, stop } = watch();
    await waitUntilPasses(() => expect(onGap).toHaveBeenCalledTimes(1));
    stream.say('gap', {});
    await waitUntilPasses(() => expect(onGap).toHaveBeenCalledTimes(2));
    stream.say('document', { ...change('phone', 3), patch: null });
    await waitUntilPasses(() => expect(changes).toEqual([{ name: 'transaction', revision: 3, patch: null }]));
    stop();
  });

  it('reconnects while the back office is down, without calling the listener', async () => {
    vi.useFakeTimers();
    const fetchMock = vi.fn(async () => new Response('', { status: 503 }));
    vi.stubGlobal('fetch', fetchMock);
    const { gaps: onGap, stop } = watch();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetchMock.mock.calls.length).toBeGreaterThan(1);
    expect(onGap).not.toHaveBeenCalled();
    stop();
  });

  it.each([403, 404])('isn’t requested again after status %i', async (status) => {
    vi.useFakeTimers();
    const fetchMock = vi.fn(async () => new Response('', { status }));
    vi.stubGlobal('fetch', fetchMock);
    watch();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
