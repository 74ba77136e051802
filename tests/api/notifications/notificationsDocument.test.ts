import { expect, test } from 'vitest';
import {
  deletePatch,
  readNotifications,
  readPatch,
} from '../../../src/api/notifications/notificationsDocument.ts';
import type { JsonObject } from '../../../src/domain/cloudStore/cloudStore.ts';
import { applyPatch } from '../../../src/domain/cloudStore/mergePatch.ts';

const message = (body: string, date: string, changes: JsonObject = {}): JsonObject => ({
  body,
  date,
  is_read: false,
  updated_at: date,
  delete: false,
  ...changes,
});
const document: JsonObject = {
  messages: {
    a: message('Welcome', '2026-03-02T09:00:00.000Z', { is_read: true }),
    b: message('On its way', '2026-10-29T14:20:00.000Z'),
    c: message('Gone', '2026-10-30T08:00:00.000Z', { delete: true }),
    d: 'no message',
    e: message('Approved', '2026-10-29T14:21:00.000Z', { transaction_id: 'id-9' }),
  },
};
const NOON = '2026-11-18T12:00:00.000Z';
const bodies = (data: JsonObject) =>
  readNotifications(data).map(({ body, isRead }) => `${body}${isRead ? '' : ' *'}`);

test('notifications come newest first, without the deleted ones and what is none', () => {
  expect(bodies(document)).toEqual(['Approved *', 'On its way *', 'Welcome']);
  expect(readNotifications(document)[0]).toMatchObject({ id: 'e', transactionId: 'id-9' });
  expect(bodies({})).toEqual([]);
  expect(bodies({ messages: 'none' })).toEqual([]);
});

test('one is marked read, and unread again', () => {
  const read = applyPatch(document, readPatch('b', true, NOON));
  expect(bodies(read)).toEqual(['Approved *', 'On its way', 'Welcome']);
  expect(read).toMatchObject({ messages: { b: { is_read: true, updated_at: NOON, body: 'On its way' } } });
  expect(bodies(applyPatch(read, readPatch('b', false, NOON)))).toEqual(bodies(document));
});

test('one is deleted for good, whatever another session marks', () => {
  const left = applyPatch(document, deletePatch('b', NOON));
  expect(bodies(left)).toEqual(['Approved *', 'Welcome']);
  expect(bodies(applyPatch(left, readPatch('b', true, NOON)))).toEqual(['Approved *', 'Welcome']);
});
