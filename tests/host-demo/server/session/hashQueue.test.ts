import { expect, test } from 'vitest';
import { createHashQueue } from '../../../../host-demo/server/session/hashQueue.ts';

/** Hashes that end when the test says so. */
const createHashes = () => {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    hash: (name: string) => () => {
      started.push(name);
      return new Promise<string>((resolve) => {
        ends.set(name, () => resolve(name));
      });
    },
    async end(name: string) {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
};

test('the addresses take turns, so that many logins of one delay nobody else by more than one', async () => {
  const { started, hash, end } = createHashes();
  const queue = createHashQueue({ atOnce: 1 });
  const results = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => queue.run(name.slice(0, 1), hash(name)));
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) {
    expect(started.at(-1)).toBe(name);
    await end(name);
  }
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
});

test('beyond its share an address is refused, and beyond the queue everybody, with the time to wait', async () => {
  const { hash, end } = createHashes();
  const queue = createHashQueue({ atOnce: 1, perAddress: 2, inAll: 3 });
  const accepted = [queue.run('a', hash('a1')), queue.run('a', hash('a2'))];
  await expect(queue.run('a', hash('a3'))).rejects.toMatchObject({ status: 429, retryAfter: 1 });
  accepted.push(queue.run('b', hash('b1')));
  await expect(queue.run('c', hash('c1'))).rejects.toMatchObject({ status: 429, retryAfter: 2 });
  for (const name of ['a1', 'a2', 'b1']) await end(name);
  await Promise.all(accepted);
  const later = queue.run('a', hash('a4'));
  await end('a4');
  expect(await later).toBe('a4');
});

test('the addresses of one IPv6 network share a place', async () => {
  const { hash, end } = createHashes();
  const queue = createHashQueue({ atOnce: 1, perAddress: 1 });
  const accepted = queue.run('2001:db8:1:2::1', hash('first'));
  await expect(queue.run('2001:db8:1:2::2', hash('second'))).rejects.toMatchObject({ status: 429 });
  await end('first');
  expect(await accepted).toBe('first');
});

test('a hash that fails makes room too', async () => {
  const queue = createHashQueue({ atOnce: 1, perAddress: 1 });
  const failing = () => Promise.reject(new Error('out of memory'));
  await expect(queue.run('a', failing)).rejects.toThrow('out of memory');
  expect(await queue.run('a', async () => 'next')).toBe('next');
});

test('whether an address has room can be asked before', async () => {
  const { hash, end } = createHashes();
  const queue = createHashQueue({ perAddress: 1 });
  queue.check('a');
  const result = queue.run('a', hash('a1'));
  expect(() => queue.check('a')).toThrow(expect.objectContaining({ status: 429, code: 'too_many_attempts' }));
  queue.check('b');
  await end('a1');
  await result;
  queue.check('a');
});
