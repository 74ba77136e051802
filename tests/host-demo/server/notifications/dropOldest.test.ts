import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropOldest } from '../../../../host-demo/server/notifications/publishNotification.ts';

const messages = (dates: readonly string[]) => ({
  messages: Object.fromEntries(dates.map((date, at) => [`m${at}`, { body: 'x', date }])),
});

test.each([
  ['none', {}, 2, {}],
  ['as many as allowed', messages(['2026-01-01', '2026-01-02']), 2, {}],
  ['one more', messages(['2026-01-02', '2026-01-01', '2026-01-03']), 2, { m1: null }],
  ['one without a date goes first', messages(['2026-01-02', '', '2026-01-03']), 2, { m1: null }],
])('%s', (_, document, most, dropped) => {
  expect(dropOldest(document, most)).toEqual(dropped);
});

test('what is kept is never older than what is dropped, and at most as many as allowed', () => {
  const days = fc.array(fc.integer({ min: 1, max: 28 }), { maxLength: 30 });
  fc.assert(
    fc.property(days, fc.nat(30), (list, most) => {
      const dates = list.map((day) => `2026-01-${String(day).padStart(2, '0')}`);
      const dropped = dropOldest(messages(dates), most);
      const isDropped = (at: number) => `m${at}` in dropped;
      const kept = dates.filter((_, at) => !isDropped(at));
      expect(kept).toHaveLength(Math.min(dates.length, most));
      for (const date of dates.filter((_, at) => isDropped(at)))
        expect(kept.every((other) => other >= date)).toBe(true);
    }),
  );
});
