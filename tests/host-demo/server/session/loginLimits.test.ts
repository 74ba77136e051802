import { expect, test } from 'vitest';
import type { Counters } from '../../../../host-demo/server/database/counters.ts';
import { createLoginLimits } from '../../../../host-demo/server/session/loginLimits.ts';

const MINUTE = 60_000;

test('an address beyond its limit is refused without the database until its minute has passed', async () => {
  let [now, calls] = [0, 0];
  const counts = new Map<string, number>();
  const add = async (key: string) => {
    calls += 1;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return { count: counts.get(key) ?? 0, endsIn: MINUTE };
  };
  const counters: Counters = {
    add,
    subtract: async (key) => void counts.set(key, (counts.get(key) ?? 0) - 1),
    read: async (key) => counts.get(key) ?? 0,
    remove: async (key) => void counts.delete(key),
    dropEnded: async () => undefined,
  };
  const limits = createLoginLimits(counters, () => new Date(now), {
    perAddress: { most: 3, window: MINUTE },
  });
  const begin = (email: string, address = '203.0.113.9') => limits.begin({ companyId: 1, email, address });
  for (const email of ['a', 'b', 'c']) await begin(email);
  const refusal = { status: 429, code: 'too_many_attempts', retryAfter: 60 };
  await expect(begin('d')).rejects.toMatchObject(refusal);
  const asked = calls;
  now = 30_000;
  for (const email of ['e', 'f', 'g']) {
    await expect(begin(email)).rejects.toMatchObject({ ...refusal, retryAfter: 30 });
  }
  expect(calls).toBe(asked);
  await begin('a', '198.51.100.1');
  now = MINUTE;
  counts.clear();
  await begin('a');
});
