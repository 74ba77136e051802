import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HomeScreen } from '../../../src/screens/home/HomeScreen.tsx';
import { aCompany } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const summary = { currency_code: 'USD', line_count: 2, approval_status: null };
const order = {
  ...summary,
  id: 'o1',
  kind: 'order',
  transaction_number: 'WEB-4471902',
  transaction_date: '2026-11-19',
  due_date: null,
  status: 'shipped',
  netvalue: 486.2,
  balance: null,
};
const invoice = (id: string, status: string, balance: number | null) => ({
  ...order,
  id,
  kind: 'invoice',
  transaction_number: `INV-${id}`,
  due_date: '2020-01-31',
  status,
  balance,
});

const answers = {
  '/category_bundles': {
    success: true,
    category_bundles: [
      {
        id: 7,
        name: 'Coffee & tea',
        photourl: 'pictures/demo/1007.svg',
        categories: [{ line_name: 'Coffee' }, { line_name: 'Tea' }],
      },
      { id: 8, name: 'Snacks', categories: [{ line_name: 'Chips' }] },
    ],
  },
  '/transactions': ({ query }: { query: { kind: string } }) => ({
    success: true,
    total: 1,
    transactions:
      query.kind === 'order'
        ? [order]
        : [invoice('1', 'open', 20), invoice('2', 'paid', 0), invoice('3', 'overdue', 5)],
  }),
};

it('loads the pictures of category bundles lazily in boxes of fixed size, also for a missing picture', async () => {
  await renderPortal(<HomeScreen />, { answers, customer: aCustomer() });
  const coffee = await screen.findByRole('link', { name: 'Coffee & tea Coffee, Tea' });
  const picture = coffee.querySelector('img');
  expect(picture?.src).toMatch(/\/pictures\/demo\/1007\.svg$/);
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect([picture?.width, picture?.height]).toEqual([48, 48]);
  const snacks = screen.getByRole('link', { name: 'Snacks Chips' });
  expect(snacks.querySelector('img')).toBeNull();
  expect(snacks.querySelectorAll('svg')).toHaveLength(2);
});

it('greets the customer and shows the open cart and recent orders', async () => {
  await renderPortal(<HomeScreen />, { answers, customer: aCustomer({ clientName: 'Corner Deli' }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Corner Deli' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Coffee & tea/ })).toHaveAttribute(
    'href',
    '/store?bundle=7',
  );
  const orders = within(await screen.findByRole('table', { name: 'Recent orders' }));
  expect(orders.getByRole('link', { name: 'WEB-4471902' })).toHaveAttribute('href', '/account?document=o1');
  expect(orders.getByRole('link', { name: 'Order again: WEB-4471902' })).toHaveAttribute(
    'href',
    '/account?document=o1&again=1',
  );
  expect(orders.getByText('Shipped')).toBeVisible();
  expect(orders.getByText('$486.20')).toBeVisible();
  const unpaid = await screen.findByRole('link', { name: '2 unpaid invoices' });
  expect(unpaid).toHaveAttribute('href', '/account?kind=invoice&status=unpaid');
  expect(screen.getByText('2 overdue')).toBeVisible();
});

it('leads to the payment of overdue invoices, else of the next due', async () => {
  const customer = aCustomer({ gateways: [{ platform: 'authorizenet', publicKey: '' }] });
  const { unmount } = await renderPortal(<HomeScreen />, { answers, customer });
  expect(await screen.findByRole('link', { name: 'Pay overdue invoices' })).toHaveAttribute(
    'href',
    '/account?pay=1,3',
  );
  unmount();
  const next = { ...invoice('9', 'open', 20), due_date: '2099-01-31' };
  const sent = { success: true, total: 1, transactions: [next] };
  await renderPortal(<HomeScreen />, { answers: { ...answers, '/transactions': sent }, customer });
  expect(await screen.findByRole('link', { name: 'Pay INV-9' })).toHaveAttribute('href', '/account?pay=9');
  expect(screen.queryByRole('link', { name: 'Pay overdue invoices' })).toBeNull();
});

it('counts unpaid invoices whose amounts are hidden, and offers no payment of them', async () => {
  const hidden = [invoice('1', 'open', null), invoice('2', 'paid', null), invoice('3', 'overdue', null)];
  await renderPortal(<HomeScreen />, {
    answers: { ...answers, '/transactions': { success: true, total: 3, transactions: hidden } },
    company: aCompany({ settings: { hidePrices: true } }),
    customer: aCustomer({ gateways: [{ platform: 'authorizenet', publicKey: '' }] }),
  });
  expect(await screen.findByRole('link', { name: '2 unpaid invoices' })).toBeVisible();
  expect(screen.queryByText('No invoices to pay')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
});

it('says that nothing is to be paid without unpaid invoices', async () => {
  const noTransactions = { success: true, total: 0, transactions: [] };
  await renderPortal(<HomeScreen />, { answers: { ...answers, '/transactions': noTransactions } });
  expect(await screen.findByText('No invoices to pay')).toBeVisible();
});

it('shows the number of pending orders to approvers only', async () => {
  const pendingOrders = { success: true, total: 2, orders: [] };
  const approver = await renderPortal(<HomeScreen />, {
    answers: { ...answers, '/b2bportal/orders-for-approval': pendingOrders },
    customer: aCustomer({ canApprove: true }),
  });
  expect(await screen.findByRole('link', { name: '2 approvals pending' })).toHaveAttribute(
    'href',
    '/approvals',
  );
  approver.unmount();

  const otherPortal = await renderPortal(<HomeScreen />, { answers });
  expect(await screen.findByRole('table', { name: 'Recent orders' })).toBeVisible();
  expect(screen.queryByText(/approval/)).toBeNull();
  expect(otherPortal.http.sent.some(({ path }) => path === '/b2bportal/orders-for-approval')).toBe(false);
});
