import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CartScreen } from '../../src/screens/cart/CartScreen.tsx';
import { HomeScreen } from '../../src/screens/home/HomeScreen.tsx';
import { aCartLine } from '../domain/builders.ts';
import { aCompany } from '../support/builders.ts';
import { fillCart } from '../support/cart.ts';
import { aCustomer } from '../support/customer.ts';
import { renderPortal } from '../support/renderPortal.tsx';

const sums = {
  unpaid_invoices: { count: 3, amount: 250 },
  overdue_invoices: { count: 1, amount: 40 },
  orders_in_progress: { count: 2, amount: 130 },
  other_balance: 20,
  open_balance: 400,
};
const invoice = {
  id: 'i1',
  kind: 'invoice',
  transaction_number: 'INV-1',
  transaction_date: '2026-11-01',
  due_date: '2026-11-10',
  status: 'overdue',
  approval_status: null,
  currency_code: 'USD',
  netvalue: 40,
  balance: 40,
};
const answers = { '/transactions': { success: true, total: 1, sums, transactions: [invoice] } };
const customerWith = (creditLimit: string | null) =>
  aCustomer({ creditLimit, openBalance: '400', isTaxable: false });

/** A cart of 30.00. */
const openCart = async (creditLimit: string | null, options = {}) => {
  const portal = await renderPortal(<CartScreen />, {
    answers,
    customer: customerWith(creditLimit),
    at: '/cart',
    route: '/cart',
    ...options,
  });
  fillCart(portal.workspace, [aCartLine({ quantity: '3' })]);
  await screen.findByRole('heading', { level: 1, name: 'Cart' });
  return { ...portal, summary: screen.getByRole('region', { name: 'Summary' }) };
};

/** The explanation's code comes after its panel. */
const rowsOf = async (panel: HTMLElement) => {
  const terms = await within(panel).findAllByRole('term');
  return terms.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
};

it('home shows the available credit, explains it, and sums of open and overdue invoices', async () => {
  const { user } = await renderPortal(<HomeScreen />, { answers, customer: customerWith('5000') });
  const owed = await screen.findByRole('region', { name: 'You owe' });
  expect(within(owed).getByRole('link', { name: '3 unpaid invoices' })).toBeVisible();
  expect(within(owed).getByText('$250.00')).toBeVisible();
  expect(owed).toHaveTextContent('Overdue$40.00');
  expect(owed).toHaveTextContent('Credit left of $5,000.00$4,600.00');
  await user.click(screen.getByRole('button', { name: '$4,600.00 How is this calculated?' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your credit' });
  expect(await rowsOf(dialog)).toEqual([
    'Credit limit $5,000.00',
    '3 unpaid invoices −$250.00',
    '2 orders in progress −$130.00',
    'Other unpaid balance −$20.00',
    'Available $4,600.00',
  ]);
});

it('home says that the credit limit is reached', async () => {
  await renderPortal(<HomeScreen />, { answers, customer: customerWith('400') });
  const owed = await screen.findByRole('region', { name: 'You owe' });
  expect(within(owed).getByText('Credit limit reached')).toBeVisible();
});

it('the cart shows the credit that is left after it, with the cart in the sum', async () => {
  const { user, summary } = await openCart('5000');
  expect(summary).toHaveTextContent('Available credit after this cart $4,570.00');
  await user.click(within(summary).getByRole('button', { name: /^\$4,570.00/ }));
  const rows = await rowsOf(await screen.findByRole('dialog', { name: 'Your credit' }));
  expect(rows.slice(-2)).toEqual(['This cart −$30.00', 'Available $4,570.00']);
});

it('the cart says that the limit is exceeded, why, and what to do', async () => {
  const { summary } = await openCart('420', { company: aCompany({ phone: '+1 201 555 0100' }) });
  expect(within(summary).getByText('Credit limit exceeded')).toBeVisible();
  expect(summary).toHaveTextContent(
    'Pay unpaid invoices, remove products from your cart or call Bluebird Foods.',
  );
  expect(await within(summary).findByText('Other unpaid balance')).toBeVisible();
  expect(summary).toHaveTextContent('This cart−$30.00Available−$10.00');
  expect(within(summary).getByRole('link', { name: 'View unpaid invoices' })).toHaveAttribute(
    'href',
    '/account?kind=invoice&status=unpaid',
  );
  expect(within(summary).getByRole('link', { name: /^Call Bluebird Foods/ })).toHaveAttribute(
    'href',
    'tel:+12015550100',
  );
});

it('shows the balance as one figure when its parts don’t add up to it', async () => {
  const { summary } = await openCart('420', {
    answers: { '/transactions': { success: true, total: 0, transactions: [] } },
  });
  expect(await within(summary).findByText('Unpaid balance')).toBeVisible();
  expect(within(summary).queryByText(/unpaid invoices$/)).toHaveTextContent('View unpaid invoices');
});

it.each([
  ['without a credit limit', null, {}],
  ['with hidden prices', '420', { company: aCompany({ settings: { hidePrices: true } }) }],
])('says nothing %s', async (_, creditLimit, options) => {
  const { summary } = await openCart(creditLimit, options);
  expect(summary).not.toHaveTextContent(/credit/i);
});
