import { expect, test } from 'vitest';
import {
  countUnread,
  type Notification,
  sortNewestFirst,
} from '../../../src/domain/notifications/notification.ts';

const notification = (id: string, date: string, isRead = false): Notification => ({
  id,
  body: id,
  date,
  isRead,
  updatedAt: date,
  transactionId: '',
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
