import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Customer } from '../../../src/domain/access/customer.ts';
import { TransactionScreen } from '../../../src/screens/history/TransactionScreen.tsx';
import { aCompany } from '../../support/builders.ts';
import { aTransactionWire } from '../../support/cart.ts';
import { aCustomer } from '../../support/customer.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const open = (transaction: Record<string, unknown> = {}, company = aCompany()) =>
  renderPortal(<TransactionScreen />, {
    at: '/transaction/id-1',
    route: '/transaction/:id?',
    company,
    answers: { '/transactions/id-1': { success: true, transaction: aTransactionWire(transaction) } },
  });

describe('the page of a transaction', () => {
  it('shows it completely, in the company’s currency', async () => {
    await open(
      {
        kind: 'invoice',
        due_date: '2026-12-18',
        balance: 46.89,
        client_payterm: '30 Tage',
        client_payterm_days: 30,
        ship_address_country: 'CO',
      },
      aCompany({ currency: 'EUR', locale: 'de-DE' }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoice WEB-1' })).toBeVisible();
    expect(screen.getByText('Due Dec 18, 2026')).toBeVisible();
    expect(screen.getByText('12 Main Street')).toBeVisible();
    expect(screen.getByText('Miami, FL')).toBeVisible();
    expect(screen.getByText('Colombia')).toBeVisible();
    expect(screen.getByText('Payment').nextElementSibling).toHaveTextContent(/^Net 30$/);
    expect(screen.getByText('Balance due').nextElementSibling).toHaveTextContent('€46.89');
    expect(screen.getByText('Toothpicks')).toHaveTextContent('Gift');
  });

  it('subtracts what was paid from the total', async () => {
    await open({ kind: 'invoice', status: 'open', balance: 16.89 });
    const totals = (await screen.findByText('Balance due', { selector: 'dt' })).closest('dl');
    expect(totals).toHaveTextContent(/Total\$46\.89Paid−\$30\.00Balance due\$16\.89$/);
  });

  it('says that what is still due is overdue', async () => {
    await open({ kind: 'invoice', status: 'overdue', due_date: '2026-01-05', balance: 46.89 });
    const balance = await screen.findByText('Overdue balance', { selector: 'dt' });
    expect(balance.nextElementSibling).toHaveTextContent('$46.89');
    expect(screen.queryByText('Balance due')).toBeNull();
  });

  it('is found by its number, and has the address of its id', async () => {
    const { http, address } = await renderPortal(<TransactionScreen />, {
      at: '/transaction/WEB-1',
      route: '/transaction/:id?',
      answers: { '/transactions/WEB-1': { success: true, transaction: aTransactionWire({}) } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order WEB-1' })).toBeVisible();
    expect(address()).toBe('/transaction/id-1');
    expect(http.sent.filter(({ path }) => path.startsWith('/transactions/'))).toHaveLength(1);
  });

  it('shows its approval status and sub-customer, and opens its PDF in a new tab', async () => {
    await open({
      approval_status: 2,
      approval_comment: 'Too early in the month',
      approved_by: 'boss@demo.test',
      sub_customer_name: 'Airport Hotel',
      encrypted_id: 'sealed+1',
    });
    expect(await screen.findAllByText('Approval rejected')).toHaveLength(2);
    expect(screen.getByText('By boss@demo.test')).toBeVisible();
    expect(screen.getByText('Too early in the month')).toBeVisible();
    expect(screen.getByText('Airport Hotel')).toBeVisible();
    const pdf = screen.getByRole('link', { name: 'PDF of WEB-1, opens in a new tab' });
    expect(pdf).toHaveAttribute('href', 'http://service.test/documents/order/sealed%2B1.pdf?lang=en');
    expect(pdf).toHaveAttribute('target', '_blank');
    expect(pdf).toHaveAttribute('rel', 'noopener');
  });

  const seller = {
    address: ['400 Doremus Avenue', 'Newark, NJ 07105'],
    country: 'US',
    tax_number: '22-3104418',
    bank: { bank: 'Passaic Valley Bank', holder: 'Bluebird Foods, Inc.', account: '4410', routing: '0212' },
  };

  it('names the seller, and of an open invoice how to pay it', async () => {
    await open({ kind: 'invoice', status: 'open', balance: 46.89, seller });
    for (const line of ['400 Doremus Avenue', 'Newark, NJ 07105', 'United States', 'Tax ID 22-3104418'])
      expect(await screen.findByText(line)).toBeVisible();
    expect(screen.getByText('How to pay').nextElementSibling).toHaveTextContent(
      'Bank: Passaic Valley BankAccount holder: Bluebird Foods, Inc.Account number: 4410Routing number: 0212Reference: WEB-1',
    );
  });

  it.each([
    ['paid', { kind: 'invoice', status: 'paid', balance: 0, seller }],
    ['an order', { seller }],
    [
      'sold by a company that names no bank',
      { kind: 'invoice', status: 'open', balance: 46.89, seller: { ...seller, bank: null } },
    ],
    ['sold by nobody known', { kind: 'invoice', status: 'open', balance: 46.89 }],
  ])('doesn’t say how to pay what is %s', async (_, changes) => {
    await open(changes);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText('How to pay')).toBeNull();
  });

  it('can be printed, and links to the history', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/account');
  });
});

describe('its one filled button', () => {
  const buttonOf = async (changes: Record<string, unknown>, gateways: Customer['gateways']) => {
    await renderPortal(<TransactionScreen />, {
      at: '/transaction/id-1',
      route: '/transaction/:id?',
      customer: aCustomer({ gateways }),
      answers: { '/transactions/id-1': { success: true, transaction: aTransactionWire(changes) } },
    });
    await screen.findByRole('heading', { level: 1 });
    const [name] = ['Pay invoice', 'Order again'].flatMap((text) =>
      screen.queryAllByRole('link', { name: text }),
    );
    return [name?.textContent, name?.getAttribute('href')];
  };
  const gateway = { platform: 'authorizenet', publicKey: '' } as const;
  const openInvoice = { kind: 'invoice', status: 'open', balance: 46.89 };

  it.each([
    ['pays an open invoice', openInvoice, [gateway], ['Pay invoice', '/account?pay=id-1']],
    [
      'orders again what can’t be paid here',
      openInvoice,
      [],
      ['Order again', '/account?document=id-1&again=1'],
    ],
    ['orders again', {}, [gateway], ['Order again', '/account?document=id-1&again=1']],
  ])('%s', async (_, changes, gateways, expected) => {
    expect(await buttonOf(changes, gateways)).toEqual(expected);
  });
});
