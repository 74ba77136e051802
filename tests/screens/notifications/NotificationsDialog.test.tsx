import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { NotificationsDialog } from '../../../src/screens/notifications/NotificationsDialog.tsx';
import type { JsonObject } from '../../../src/sync/rules/cloudStore.ts';
import { applyPatch } from '../../../src/sync/rules/mergePatch.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const message = (body: string, date: string, is_read: boolean): JsonObject => ({
  body,
  date,
  is_read,
  updated_at: date,
  delete: false,
});

type DocumentCall = { method: string; body?: { patch?: JsonObject } };

const open = async (
  messages: JsonObject = {
    old: message('Welcome', '2026-03-02T09:00:00.000Z', true),
    new: message('Your order has left.', '2026-10-29T14:20:00.000Z', false),
  },
) => {
  const stored = { data: { messages } as JsonObject, revision: 1 };
  const portal = await renderPortal(<NotificationsDialog open onClose={vi.fn()} />, {
    answers: {
      '/documents/notifications': ({ method, body }: DocumentCall) => {
        if (method === 'GET') return { success: true, name: 'notifications', ...stored };
        stored.data = applyPatch(stored.data, body?.patch ?? {});
        stored.revision += 1;
        return { success: true, revision: stored.revision };
      },
    },
  });
  return { ...portal, stored, dialog: await screen.findByRole('dialog', { name: 'Notifications' }) };
};

test('messages are shown newest first, with the number of unread ones', async () => {
  const { dialog } = await open();
  await within(dialog).findByText('Your order has left.');
  const rows = within(dialog).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Unread · Your order has left.'),
    expect.stringContaining('Welcome'),
  ]);
  expect(within(dialog).getAllByText('1 unread')[0]).toBeVisible();
});

test('a message is marked as read and as unread again, and stored', async () => {
  const { user, stored } = await open();
  await user.click(await screen.findByRole('button', { name: 'Mark as read: Your order has left.' }));
  expect(screen.getByText('All read')).toBeVisible();
  await waitFor(() => expect(stored.data).toMatchObject({ messages: { new: { is_read: true } } }));
  await user.click(screen.getByRole('button', { name: 'Mark as unread: Your order has left.' }));
  await waitFor(() => expect(stored.data).toMatchObject({ messages: { new: { is_read: false } } }));
});

test('all messages are marked as read at once', async () => {
  const { user, stored, dialog } = await open({
    one: message('Your invoice is ready.', '2026-10-30T09:00:00.000Z', false),
    two: message('Your order has left.', '2026-10-29T14:20:00.000Z', false),
    old: message('Welcome', '2026-03-02T09:00:00.000Z', true),
  });
  await user.click(await within(dialog).findByRole('button', { name: 'Mark all as read' }));
  expect(screen.getByText('All read')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  await waitFor(() =>
    expect(stored.data).toMatchObject({ messages: { one: { is_read: true }, two: { is_read: true } } }),
  );
});

test('a message is deleted only after a confirmation', async () => {
  const { user, stored } = await open();
  const remove = await screen.findByRole('button', { name: 'Delete: Welcome' });
  await user.click(remove);
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  expect(dialog).toHaveAccessibleDescription('“Welcome” will be deleted on all your devices.');
  await user.click(within(dialog).getByRole('button', { name: 'No' }));
  expect(screen.getByText('Welcome')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Delete: Welcome', hidden: true }));
  const secondDialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  await user.click(within(secondDialog).getByRole('button', { name: 'Yes, delete it' }));
  await waitFor(() => expect(screen.queryByText('Welcome')).toBeNull());
  await waitFor(() => expect(stored.data).toMatchObject({ messages: { old: { delete: true } } }));
});

test('without messages it says so', async () => {
  await open({});
  expect(await screen.findByText('No notifications')).toBeVisible();
});

test('an error with a retry is shown if they can’t be loaded', async () => {
  await renderPortal(<NotificationsDialog open onClose={vi.fn()} />, {
    answers: {
      '/documents/notifications': () => {
        throw new CallError('network');
      },
    },
  });
  expect(await screen.findByText(/We couldn’t load your notifications/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each([
  ['an order', { transaction_id: 'id-1' }, '/account?document=id-1'],
  ['an order to approve', { kind: 'approval_waiting', transaction_id: 'id-2' }, '/approvals/id-2'],
  ['an invoice', { kind: 'invoice_overdue', transaction_id: 'id-3' }, '/account?document=id-3'],
  ['a product', { kind: 'back_in_stock', product_id: 105 }, '/product/105'],
  ['a deal', { kind: 'deal' }, '/store?deals=1'],
])('a message about %s leads to it', async (_, about: JsonObject, address) => {
  const { dialog } = await open({
    one: { ...message('It’s news.', '2026-10-30T09:00:00.000Z', true), title: 'News', ...about },
  });
  const link = await within(dialog).findByRole('link', { name: 'View: News' });
  expect(link).toHaveAttribute('href', address);
  expect(within(dialog).getByText('It’s news.')).toBeVisible();
});

test('what a message is about counts as read once it was opened', async () => {
  const { user, stored } = await open({
    one: { ...message('Shipped.', '2026-10-30T09:00:00.000Z', false), transaction_id: 'id-1' },
  });
  await user.click(await screen.findByRole('link', { name: 'View: Shipped.' }));
  await waitFor(() => expect(stored.data).toMatchObject({ messages: { one: { is_read: true } } }));
});
