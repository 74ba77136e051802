import { expect, test } from 'vitest';
import { retryAfterOf } from '../../../../host-demo/server/push/answers.ts';
import { pauseAfter } from '../../../../host-demo/server/push/pushQueue.ts';
import { topicOf } from '../../../../host-demo/server/push/topic.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 2, 10, 15);

test.each([
  [1, 0, MINUTE / 2],
  [2, 0, MINUTE],
  [7, 0, 32 * MINUTE],
  [8, 0, HOUR],
  [60, 0, HOUR],
  [1, 5 * MINUTE, 5 * MINUTE],
  [8, 5 * MINUTE, HOUR],
  [1, 1e12, 24 * HOUR],
])(
  'after %i attempts, and %i ms that the service asks for, the next one is %i ms later',
  (attempts, asked, pause) => {
    expect(pauseAfter(attempts, asked)).toBe(pause);
  },
);

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Tue, 10 Mar 2026 15:05:00 GMT', 5 * MINUTE],
  ['Tue, 10 Mar 2026 14:00:00 GMT', 0],
  ['soon', 0],
  ['-5', 0],
  [null, 0],
])('Retry-After %j is %i ms', (header, ms) => {
  expect(retryAfterOf(header, NOW)).toBe(ms);
});

test('a topic has 32 characters of base64url, one for each tag', () => {
  const tags = ['product-105', 'c0a8012e-0000-4000-8000-000000000001', `published-${'é'.repeat(200)}`, ''];
  const topics = tags.map(topicOf);
  for (const topic of topics) expect(topic).toMatch(/^[\w-]{32}$/);
  expect(new Set(topics).size).toBe(4);
  expect(tags.map(topicOf)).toEqual(topics);
});
