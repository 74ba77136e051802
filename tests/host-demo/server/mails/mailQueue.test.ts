import { expect, test } from 'vitest';
import { pauseAfter } from '../../../../host-demo/server/mails/mailQueue.ts';

test.each([
  [1, 1],
  [2, 2],
  [6, 32],
  [7, 60],
  [60, 60],
])('after %i attempts the next one is %i minutes later', (attempts, minutes) => {
  expect(pauseAfter(attempts)).toBe(minutes * 60_000);
});
