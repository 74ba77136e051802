import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HomeScreen } from '../../../src/screens/home/HomeScreen.tsx';
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
const invoice = (id: string, status: string, balance: number) => ({
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
      { id: 7, name: 'Coffee & tea', categories: [{ line_name: 'Coffee' }, { line_name: 'Tea' }] },
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

it('greets the customer and shows where the last visit left off', async () => {
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
  expect(await screen.findByRole('link', { name: '2 open invoices' })).toBeVisible();
  expect(screen.getByText('2 overdue')).toBeVisible();
});
