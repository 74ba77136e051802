import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countUnread,
  headlineOf,
  type Notification,
  newArrivals,
  sortNewestFirst,
} from '../../../src/domain/notifications/notification.ts';

const notification = (id: string, date: string, isRead = false): Notification => ({
  id,
  kind: null,
  title: '',
  body: id,
  date,
  isRead,
  updatedAt: date,
  transactionId: '',
  productId: null,
});

test('sorted newest first; those of the same time always in the same order', () => {
  const all = [
    notification('b', '2026-10-01T00:00:00Z'),
    notification('a', '2026-10-01T00:00:00Z'),
    notification('c', '2026-10-02T00:00:00Z'),
  ];
  const ids = (list: readonly Notification[]) => sortNewestFirst(list).map(({ id }) => id);
  expect(ids(all)).toEqual(['c', 'a', 'b']);
  expect(ids(all.toReversed())).toEqual(['c', 'a', 'b']);
});

test('unread notifications are counted', () => {
  expect(countUnread([])).toBe(0);
  expect(countUnread([notification('a', ''), notification('b', '', true)])).toBe(1);
});

test('a headline is the title, or the text without one', () => {
  expect(headlineOf({ title: 'Shipped', body: 'On its way' })).toBe('Shipped');
  expect(headlineOf({ title: '', body: 'On its way' })).toBe('On its way');
});

test.each([
  { name: 'one more', before: ['a'], after: ['b', 'a'], read: [], arrived: ['b'] },
  { name: 'two more, newest first', before: [], after: ['b', 'a'], read: [], arrived: ['b', 'a'] },
  { name: 'one that was read elsewhere', before: ['a'], after: ['b', 'a'], read: ['b'], arrived: [] },
  { name: 'one that was deleted', before: ['b', 'a'], after: ['a'], read: [], arrived: [] },
  { name: 'one that is unread again', before: ['a'], after: ['a'], read: [], arrived: [] },
])('arrivals: $name', ({ before, after, read, arrived }) => {
  const all = (ids: readonly string[]) => ids.map((id) => notification(id, '', read.includes(id as never)));
  expect(newArrivals(all(before), all(after)).map(({ id }) => id)).toEqual(arrived);
});

test('nothing arrives twice, and only what is unread and new', () => {
  const some = fc.uniqueArray(fc.tuple(fc.constantFrom(...'abcdefgh'), fc.boolean()), {
    selector: ([id]) => id,
  });
  fc.assert(
    fc.property(some, some, (first, second) => {
      const before = first.map(([id, isRead]) => notification(id, '', isRead));
      const after = second.map(([id, isRead]) => notification(id, '', isRead));
      expect(newArrivals(after, after)).toEqual([]);
      const arrived = newArrivals(before, after);
      expect(arrived.length).toBeLessThanOrEqual(countUnread(after));
      expect(arrived.filter(({ id }) => before.some((known) => known.id === id))).toEqual([]);
    }),
  );
});
