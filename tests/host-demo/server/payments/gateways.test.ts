import { expect, test } from 'vitest';
import type { Database } from '../../../../host-demo/server/database/schema.ts';
import { createGateways } from '../../../../host-demo/server/payments/gateways.ts';

test('a company with thirty calls at work is told to wait, the others are not', async () => {
  const unused = {} as Database;
  const gateways = createGateways(unused, {});
  const { promise, resolve } = Promise.withResolvers<void>();
  const calls = Array.from({ length: 29 }, () => gateways.run(1, () => promise));
  expect(() => gateways.checkFree(1)).not.toThrow();
  calls.push(gateways.run(1, () => promise));
  expect(() => gateways.checkFree(1)).toThrow(
    expect.objectContaining({ status: 503, code: 'busy', retryAfter: 5 }),
  );
  expect(() => gateways.checkFree(2)).not.toThrow();
  resolve();
  await Promise.all(calls);
  expect(() => gateways.checkFree(1)).not.toThrow();
});
