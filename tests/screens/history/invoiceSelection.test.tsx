import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Customer } from '../../../src/domain/access/customer.ts';
import { HistoryScreen } from '../../../src/screens/history/HistoryScreen.tsx';
import { aCompany } from '../../support/builders.ts';
import { aTransactionWire } from '../../support/cart.ts';
import { aCustomer } from '../../support/customer.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const anInvoice = (number: number, changes: Record<string, unknown> = {}) =>
  aTransactionWire({
    id: `id-${number}`,
    kind: 'invoice',
    transaction_number: `INV-${number}`,
    status: 'open',
    due_date: '2026-12-04',
    netvalue: 100,
    balance: 100,
    ...changes,
  });

const INVOICES = [
  anInvoice(1, { balance: 40.1 }),
  anInvoice(2, { due_date: '2026-11-07', status: 'overdue', balance: 12.5 }),
  anInvoice(3, { status: 'paid', balance: 0 }),
  anInvoice(4, { currency_code: 'EUR' }),
  anInvoice(5, { approval_status: 0 }),
];
/** On another page of the list. */
const OLD_INVOICE = anInvoice(6, { due_date: '2026-10-01', status: 'overdue', balance: 7.25 });

const sum = (count: number, amount: number) => ({ count, amount });
const sums = {
  unpaid_invoices: sum(5, 259.85),
  overdue_invoices: sum(2, 19.75),
  orders_in_progress: sum(0, 0),
  other_balance: 0,
  open_balance: 259.85,
};

const gateways = [{ platform: 'authorizenet', publicKey: '' }];

const open = (
  at = '/account?kind=invoice',
  {
    customer = aCustomer({ gateways }),
    company = aCompany(),
  }: { customer?: Customer; company?: ReturnType<typeof aCompany> } = {},
) =>
  renderPortal(<HistoryScreen />, {
    at,
    route: '/account',
    company,
    customer,
    answers: {
      '/transactions': ({ query }: { query: { status?: string; kind: string } }) => {
        const rows = query.status === 'unpaid' ? [...INVOICES, OLD_INVOICE] : INVOICES;
        return {
          success: true,
          total: 6,
          transactions: rows.filter(({ kind }) => kind === query.kind),
          sums,
        };
      },
    },
  });

const choice = (number: number) => screen.findByRole('checkbox', { name: `Select INV-${number} to pay` });
const bar = () => within(screen.getByRole('region', { name: 'Pay invoices' }));

describe('choosing invoices to pay', () => {
  it('adds up the balances, and leads to their payment', async () => {
    const { user, address } = await open();
    expect(screen.queryByRole('region', { name: 'Pay invoices' })).toBeNull();
    await user.click(await choice(1));
    await screen.findByRole('region', { name: 'Pay invoices' });
    expect(bar().getByRole('status')).toHaveTextContent('1 invoice selected$40.10');
    expect(bar().getByRole('link', { name: 'Pay invoice' })).toHaveAttribute('href', '/account?pay=id-1');
    await user.click(await choice(2));
    expect(bar().getByRole('status')).toHaveTextContent('2 invoices selected$52.60');
    expect(bar().getByRole('link', { name: 'Pay 2 invoices' })).toHaveAttribute(
      'href',
      '/account?pay=id-1,id-2',
    );
    await user.click(await choice(1));
    expect(bar().getByRole('status')).toHaveTextContent('1 invoice selected$12.50');
    expect(address()).toBe('/account?kind=invoice&selected=id-2');
    await user.click(bar().getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Pay invoices' })).toBeNull();
    expect(await choice(2)).not.toBeChecked();
  });

  it('offers only approved invoices with a balance', async () => {
    await open();
    await choice(1);
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    for (const number of [3, 5]) {
      expect(screen.queryByRole('checkbox', { name: `Select INV-${number} to pay` })).toBeNull();
    }
  });

  it('disables invoices in another currency, and says why', async () => {
    const { user } = await open();
    expect(await choice(4)).toBeEnabled();
    await user.click(await choice(1));
    expect(await choice(4)).toBeDisabled();
    expect(await choice(4)).toHaveAccessibleDescription('In EUR. Pay it separately.');
    await user.click(await choice(1));
    await user.click(await choice(4));
    expect(bar().getByRole('status')).toHaveTextContent('1 invoice selected€100.00');
    expect(await choice(1)).toBeDisabled();
  });

  it('selects all overdue invoices, also those on other pages', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Select overdue' }));
    await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent('2 invoices selected$19.75'));
    expect(bar().getByRole('link', { name: 'Pay 2 invoices' })).toHaveAttribute(
      'href',
      '/account?pay=id-6,id-2',
    );
    expect(await choice(2)).toBeChecked();
    expect(await choice(1)).not.toBeChecked();
  });

  it('keeps the selection after a reload, on other pages and behind a document', async () => {
    const { user, address } = await open('/account?kind=invoice&page=2&selected=id-6,id-1');
    await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent('2 invoices selected$47.35'));
    expect(screen.getByRole('link', { name: 'INV-1' })).toHaveAttribute(
      'href',
      '/account?kind=invoice&page=2&selected=id-6%2Cid-1&document=id-1',
    );
    await user.click(await choice(2));
    expect(address()).toBe('/account?kind=invoice&page=2&selected=id-6%2Cid-1%2Cid-2');
  });

  it('says which of the chosen the filters hide, and shows them among the unpaid ones', async () => {
    const { user, address } = await open(
      '/account?kind=invoice&search=oil&from=2025-01-01&selected=id-6,id-1',
    );
    await waitFor(() =>
      expect(bar().getByRole('status')).toHaveTextContent('2 invoices selected · 1 not shown$47.35'),
    );
    await user.click(bar().getByRole('button', { name: 'Show' }));
    expect(address()).toBe('/account?kind=invoice&status=unpaid&selected=id-6%2Cid-1');
    await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent('2 invoices selected$47.35'));
    expect(await choice(6)).toBeChecked();
    expect(bar().queryByRole('button', { name: 'Show' })).toBeNull();
  });

  it.each([
    ['without a payment gateway', '/account?kind=invoice', { customer: aCustomer() }],
    [
      'with hidden prices',
      '/account?kind=invoice',
      { customer: aCustomer({ gateways }), company: aCompany({ settings: { hidePrices: true } }) },
    ],
    ['of another client', '/account?kind=invoice&client=99', { customer: aCustomer({ gateways }) }],
  ])('isn’t offered %s', async (_, at, options) => {
    await open(at, options);
    expect(await screen.findByRole('link', { name: 'INV-1' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Select overdue' })).toBeNull();
  });
});
