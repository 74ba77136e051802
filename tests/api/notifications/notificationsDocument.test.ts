import { expect, test } from 'vitest';
import {
  deletePatch,
  kindPatch,
  readNotifications,
  readPatch,
} from '../../../src/api/notifications/notificationsDocument.ts';
import type { JsonObject } from '../../../src/sync/rules/cloudStore.ts';
import { applyPatch } from '../../../src/sync/rules/mergePatch.ts';

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
  readNotifications(data).notifications.map(({ body, isRead }) => `${body}${isRead ? '' : ' *'}`);

test('notifications are sorted newest first, without deleted and unreadable ones', () => {
  expect(bodies(document)).toEqual(['Approved *', 'On its way *', 'Welcome']);
  expect(readNotifications(document).notifications[0]).toMatchObject({
    id: 'e',
    kind: null,
    title: '',
    transactionId: 'id-9',
    productId: null,
  });
  expect(bodies({})).toEqual([]);
  expect(bodies({ messages: 'none' })).toEqual([]);
});

test('a notification is marked as read, and as unread again', () => {
  const read = applyPatch(document, readPatch('b', true, NOON));
  expect(bodies(read)).toEqual(['Approved *', 'On its way', 'Welcome']);
  expect(read).toMatchObject({ messages: { b: { is_read: true, updated_at: NOON, body: 'On its way' } } });
  expect(bodies(applyPatch(read, readPatch('b', false, NOON)))).toEqual(bodies(document));
});

test('a deleted notification stays deleted even if another session marks it as read', () => {
  const remaining = applyPatch(document, deletePatch('b', NOON));
  expect(bodies(remaining)).toEqual(['Approved *', 'Welcome']);
  expect(bodies(applyPatch(remaining, readPatch('b', true, NOON)))).toEqual(['Approved *', 'Welcome']);
});

test('a message says what it is about; an unknown kind is none', () => {
  const read = (changes: JsonObject) =>
    readNotifications({ messages: { a: message('Back', NOON, changes) } }).notifications[0];
  expect(read({ kind: 'back_in_stock', title: 'In stock', product_id: 105 })).toMatchObject({
    kind: 'backInStock',
    title: 'In stock',
    productId: 105,
  });
  expect(read({ kind: 'something_new', product_id: 'x' })).toMatchObject({ kind: null, productId: null });
});

test('choices of kinds are read, also beside unreadable ones, and changed one by one', () => {
  const chosen = applyPatch(
    applyPatch(document, kindPatch('orderStatus', false)),
    kindPatch('priceDrop', true),
  );
  expect(chosen).toMatchObject({ kinds: { order_status: false, price_drop: true } });
  expect(readNotifications(chosen).kinds).toEqual({ orderStatus: false, priceDrop: true });
  expect(bodies(chosen)).toEqual(bodies(document));
  expect(readNotifications({ kinds: { invoice_due: 'no', price_drop: true } }).kinds).toEqual({
    priceDrop: true,
  });
  expect(readNotifications({ kinds: 'all' }).kinds).toEqual({});
});
