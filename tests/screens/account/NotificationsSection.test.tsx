import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { NotificationsSection } from '../../../src/screens/account/NotificationsSection.tsx';
import type { JsonObject } from '../../../src/sync/rules/cloudStore.ts';
import { applyPatch } from '../../../src/sync/rules/mergePatch.ts';
import { aCustomer } from '../../support/customer.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

type DocumentCall = { method: string; body?: { patch?: JsonObject } };

const open = async (kinds: JsonObject = {}, canApprove = false) => {
  const stored = { data: { kinds } as JsonObject, revision: 1 };
  const portal = await renderPortal(<NotificationsSection />, {
    customer: aCustomer({ canApprove }),
    answers: {
      '/documents/notifications': ({ method, body }: DocumentCall) => {
        if (method === 'GET') return { success: true, name: 'notifications', ...stored };
        stored.data = applyPatch(stored.data, body?.patch ?? {});
        stored.revision += 1;
        return { success: true, revision: stored.revision };
      },
    },
  });
  await screen.findByRole('switch', { name: 'Order status' });
  return { ...portal, stored };
};
const states = () =>
  Object.fromEntries(
    screen
      .getAllByRole<HTMLInputElement>('switch')
      .map((each) => [each.closest('label')?.querySelector('span span')?.textContent, each.checked]),
  );

test('each kind has a switch with a sentence; price drops are off', async () => {
  await open();
  expect(states()).toEqual({
    'Order status': true,
    'Approval decisions': true,
    'Invoices due': true,
    'Overdue invoices': true,
    'Back in stock': true,
    'Price drops': false,
    Deals: false,
  });
  expect(screen.getByRole('switch', { name: 'Price drops' })).toHaveAccessibleDescription(
    'When your price for one of your favorites goes down.',
  );
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeVisible();
});

test('approvers choose about approval requests too, and stored choices are shown', async () => {
  await open({ order_status: false, price_drop: true }, true);
  expect(states()).toMatchObject({
    'Approval requests': true,
    'Order status': false,
    'Price drops': true,
  });
});

test('a choice is stored at once, and nothing else is', async () => {
  const { user, stored } = await open({ invoice_due: false });
  await user.click(screen.getByRole('switch', { name: 'Price drops' }));
  expect(screen.getByRole('switch', { name: 'Price drops' })).toBeChecked();
  await waitFor(() => expect(stored.data).toEqual({ kinds: { invoice_due: false, price_drop: true } }));
  screen.getByRole('switch', { name: 'Order status' }).focus();
  await user.keyboard(' ');
  await waitFor(() =>
    expect(stored.data).toEqual({ kinds: { invoice_due: false, price_drop: true, order_status: false } }),
  );
});

test('choices that can’t be loaded aren’t shown as if they were known', async () => {
  await renderPortal(<NotificationsSection />, {
    answers: {
      '/documents/notifications': () => {
        throw new CallError('network');
      },
    },
  });
  expect(await screen.findByText(/We couldn’t load this section/)).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
