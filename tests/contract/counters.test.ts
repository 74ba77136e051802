import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect } from '../../host-demo/server/database/connect.ts';
import { createCounters } from '../../host-demo/server/database/counters.ts';
import { migrate } from '../../host-demo/server/database/migrate.ts';
import { emptyDatabase } from '../support/backEnd/emptyDatabase.ts';

const WINDOW = 60_000;
let connection: Connection;
let now = Date.parse('2026-03-10T15:00:00Z');

beforeAll(async () => {
  connection = await connect({ snapshot: await emptyDatabase() });
  await migrate(connection.database);
});
afterAll(() => connection.close());

test('counters add up in parallel, within a window that begins with the first count', async () => {
  const counters = createCounters(connection.database, () => new Date(now));
  const add = () => counters.add('a key', WINDOW);
  const counts = await Promise.all(Array.from({ length: 20 }, add));
  expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
  now += WINDOW - 1;
  expect(await add()).toEqual({ count: 21, endsIn: 1 });
  await counters.subtract('a key');
  expect([await counters.read('a key'), await counters.read('another key')]).toEqual([20, 0]);
  now += 1;
  expect(await counters.read('a key')).toBe(0);
  expect(await add()).toEqual({ count: 1, endsIn: WINDOW });
  await counters.remove('a key');
  expect(await counters.read('a key')).toBe(0);
});

test('ended counters are deleted, and keys are stored as hashes', async () => {
  const counters = createCounters(connection.database, () => new Date(now));
  await counters.add('buyer@demo.test', WINDOW);
  await counters.add('brief', 1);
  now += 1;
  await counters.dropEnded();
  const rows = await connection.database.selectFrom('counters').select('key').execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key).not.toContain('buyer');
});
