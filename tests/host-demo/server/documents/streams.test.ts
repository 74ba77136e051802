import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import type { Message } from '../../../../host-demo/server/messages/message.ts';
import type { Messages } from '../../../../host-demo/server/messages/messages.ts';
import {
  createStreams,
  type DocumentStreams,
} from '../../../../host-demo/server/routes/documents/streams.ts';
import { waitUntilPasses } from '../../../support/waitUntilPasses.ts';

const KILOBYTE = 1024;
const ANN = { companyId: 1, email: 'ann@demo.test', userId: 7 };

const localMessages = () => {
  const listeners: ((message: Message) => void)[] = [];
  const messages: Messages = {
    publish: async () => undefined,
    subscribe: (kind, listener) => {
      listeners.push((message) => {
        if (message.kind === kind) listener(message as Parameters<typeof listener>[0]);
      });
    },
    onGap: () => undefined,
  };
  const send = (message: Message) => {
    for (const listener of listeners) listener(message);
  };
  return { messages, send };
};

let streams: DocumentStreams;
afterEach(() => streams.endAll());

const start = (
  openSessions: () => Promise<ReadonlySet<string>> = async () => new Set(),
  heartbeat = 60_000,
) => {
  const { messages, send } = localMessages();
  streams = createStreams({ messages, openSessions, heartbeat });
  const change = (bytes: number) =>
    send({
      kind: 'document',
      companyId: 1,
      email: ANN.email,
      event: { name: 'transaction', revision: 1, writer: 'w', patch: { notes: 'x'.repeat(bytes) } },
    });
  return { change };
};

it('two streams send the same bytes, which are in memory once', () => {
  const { change } = start();
  const [one, other] = ['a', 'b'].map((sessionId) => streams.listen({ ...ANN, sessionId }));
  one?.read();
  other?.read();
  change(KILOBYTE);
  const sent: unknown = one?.read();
  expect(String(sent)).toContain('"revision":1');
  expect(other?.read()).toBe(sent);
});

it('a stream that isn’t read is cut before 256 KB wait for it, the others stay', () => {
  const { change } = start();
  const slow = streams.listen({ ...ANN, sessionId: 'slow' });
  const fast = streams.listen({ ...ANN, sessionId: 'fast' });
  let most = 0;
  for (let count = 0; count < 100; count += 1) {
    change(7 * KILOBYTE);
    most = Math.max(most, slow.readableLength);
    fast.read();
  }
  expect([slow.destroyed, fast.destroyed]).toEqual([true, false]);
  expect(most).toBeGreaterThan(128 * KILOBYTE);
  expect(most).toBeLessThan(256 * KILOBYTE);
});

it('the eleventh stream of a session ends the oldest, which comes back after a minute; other sessions keep theirs', async () => {
  start();
  const other = streams.listen({ ...ANN, sessionId: 'other' });
  const own = Array.from({ length: 11 }, () => streams.listen({ ...ANN, sessionId: 'own' }));
  const [oldest, ...rest] = own;
  expect(String(oldest?.read())).toContain('retry: 60000\n\n');
  oldest?.resume();
  await pause(10);
  expect(streams.count()).toBe(11);
  expect([oldest, ...rest, other].map((stream) => stream?.destroyed)).toEqual([
    true,
    ...rest.map(() => false),
    false,
  ]);
  expect(String(rest.at(-1)?.read())).toContain('retry: 2000\n');
});

it('while the sessions can’t be checked the streams stay', async () => {
  start(() => Promise.reject(new Error('the database is away')), 5);
  const stream = streams.listen({ ...ANN, sessionId: 'a' });
  let text = '';
  await waitUntilPasses(() => {
    text += stream.read() ?? '';
    expect(text).toContain(':\n\n:\n\n');
  });
  expect(streams.count()).toBe(1);
});
