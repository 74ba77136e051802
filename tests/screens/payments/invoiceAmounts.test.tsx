import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ownerKey } from '../../../src/domain/access/ownerKey.ts';
import { InvoicePaymentScreen } from '../../../src/screens/payments/InvoicePaymentScreen.tsx';
import { aCompany } from '../../support/builders.ts';
import { aTransactionWire } from '../../support/cart.ts';
import { aCustomer } from '../../support/customer.ts';
import { type RenderPortalOptions, renderPortal } from '../../support/renderPortal.tsx';

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
  anInvoice(2, { due_date: '2026-11-07', status: 'overdue', netvalue: 12.5, balance: 12.5 }),
  anInvoice(3, { due_date: '2026-11-30' }),
  anInvoice(4, { currency_code: 'EUR' }),
];

const open = (ids: string, invoices = INVOICES, { answers, ...options }: RenderPortalOptions = {}) =>
  renderPortal(<InvoicePaymentScreen />, {
    at: `/account?pay=${ids}`,
    route: '/account',
    customer: aCustomer({ gateways: [{ platform: 'authorizenet', publicKey: '' }] }),
    answers: {
      '/transactions': { success: true, total: invoices.length, transactions: invoices },
      '/company_settings': { success: true, settings: {} },
      '/payment_settings': { success: true, settings: {} },
      ...answers,
    },
    ...options,
  });

const field = (number: number) => screen.findByRole('textbox', { name: `Amount for INV-${number}` });
const total = () => {
  const label = screen.getByText('Total to pay');
  return label.parentElement?.querySelector('dd')?.textContent;
};

describe('the amounts of a payment', () => {
  it('starts with the whole balances, oldest first', async () => {
    await open('id-1,id-2,id-3');
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay 3 invoices' })).toBeVisible();
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual(['INV-2', 'INV-3', 'INV-1']);
    expect(rows[0]).toHaveTextContent('OverdueDue Nov 7, 2026$12.50 to pay');
    expect(rows[2]).toHaveTextContent('Partially paidDue Dec 4, 2026$40.10 of $100.00 to pay');
    expect(await field(1)).toHaveValue('40.10');
    expect(total()).toBe('$152.60');
  });

  it('pays a part, and says what is left', async () => {
    const { user } = await open('id-3');
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay invoice' })).toBeVisible();
    await user.clear(await field(3));
    await user.type(await field(3), '60,25');
    expect(await field(3)).toHaveAccessibleDescription('$39.75 will be left to pay');
    expect(total()).toBe('$60.25');
    await user.click(screen.getByRole('button', { name: 'Pay in full: INV-3' }));
    expect(await field(3)).toHaveValue('100.00');
    expect(total()).toBe('$100.00');
  });

  it.each([
    ['40.11', 'You can pay up to $40.10 on this invoice'],
    ['0', 'Invalid total amount passed'],
    ['ten', 'Invalid total amount passed'],
    ['1.005', 'Use at most two decimals'],
  ])('refuses %s beside the field, and keeps it', async (text, message) => {
    const { user } = await open('id-1,id-2');
    await user.clear(await field(1));
    await user.type(await field(1), text);
    await user.tab();
    expect(await field(1)).toHaveAccessibleDescription(message);
    expect(await field(1)).toHaveAttribute('aria-invalid', 'true');
    expect(await field(1)).toHaveValue(text);
    expect(total()).toBe('—');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pay 2 invoices');
    expect(screen.getByText('2 invoices')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Check the amounts' }));
    expect(await field(1)).toHaveFocus();
  });

  it('keeps the rate of a method while an amount is wrong', async () => {
    const settings = {
      payment_charge: { credit_card: { is_charge: false, charge: 1, is_charge_percent: true } },
    };
    const { user } = await open('id-1', INVOICES, {
      answers: { '/company_settings': { success: true, settings } },
    });
    expect(await screen.findByText('1% discount')).toBeVisible();
    await user.clear(await field(1));
    await user.type(await field(1), '999');
    expect(screen.getByText('1% discount')).toBeVisible();
  });

  it('leaves an invoice out', async () => {
    const { user } = await open('id-1,id-2');
    await user.click(await screen.findByRole('button', { name: 'Remove INV-1' }));
    expect(await field(1)).toHaveAccessibleDescription('Not in this payment');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pay invoice');
    expect(total()).toBe('$12.50');
    expect(screen.queryByRole('button', { name: 'Remove INV-2' })).toBeNull();
  });

  it('leaves an invoice out also while its amount is wrong', async () => {
    const { user } = await open('id-1,id-2');
    await user.clear(await field(1));
    await user.type(await field(1), '999');
    expect(screen.getByRole('button', { name: 'Remove INV-2' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove INV-1' }));
    expect(await field(1)).toHaveAccessibleDescription('Not in this payment');
    expect(total()).toBe('$12.50');
  });

  it('splits an amount, oldest first, and says what no invoice needs', async () => {
    const { user } = await open('id-1,id-2,id-3');
    await user.click(await screen.findByText('Pay a fixed amount'));
    const split = screen.getByRole('textbox', { name: 'Amount' });
    await user.type(split, '50.75{Enter}');
    expect(screen.getByText('$50.75 applied, oldest first.')).toBeVisible();
    expect(await field(2)).toHaveValue('12.50');
    expect(await field(3)).toHaveValue('38.25');
    expect(await field(1)).toHaveValue('');
    expect(total()).toBe('$50.75');
    await user.click(screen.getByRole('button', { name: 'Pay in full: INV-3' }));
    expect(screen.queryByText('$50.75 applied, oldest first.')).toBeNull();
    await user.clear(split);
    await user.type(split, '160');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(
      screen.getByText(
        '$152.60 applied. The other $7.40 is more than you owe on these invoices and won’t be charged.',
      ),
    ).toBeVisible();
    expect(total()).toBe('$152.60');
    await user.clear(split);
    await user.type(split, 'all{Enter}');
    expect(split).toHaveAccessibleDescription(/Invalid total amount passed/);
    expect(split).toHaveFocus();
  });

  it('keeps what was typed after a reload', async () => {
    const { user, portal, unmount } = await open('id-1,id-2');
    await user.clear(await field(1));
    await user.type(await field(1), '5');
    unmount();
    const stored = portal.local.read(`invoice-amounts.${ownerKey('buyer@demo.test')}`);
    expect(stored).toBe(JSON.stringify({ ids: 'id-2,id-1', typed: { 'id-1': '5' } }));
  });

  it('says what can’t be paid any more, and what has another currency', async () => {
    const { unmount } = await open('id-1,id-9');
    expect(
      await screen.findByText(
        'One of the invoices has already been paid or canceled, so it isn’t in this payment.',
      ),
    ).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    unmount();
    const { unmount: leave } = await open('id-1,id-4');
    expect(await screen.findByText('Invoices in another currency have to be paid separately.')).toBeVisible();
    leave();
    await open('id-9');
    expect(await screen.findByText('Nothing left to pay')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View your invoices' })).toHaveAttribute(
      'href',
      '/account?kind=invoice',
    );
  });

  it('shows another currency and the reader’s decimals', async () => {
    await open('id-4', INVOICES, { company: aCompany({ currency: 'CAD', locale: 'fr-CA' }) });
    expect(await screen.findByText('€100.00 to pay')).toBeVisible();
  });

  it('shows pesos as they are printed, and takes whole ones', async () => {
    const pesos = anInvoice(5, { currency_code: 'COP', netvalue: 232_753.05, balance: 232_753.05 });
    const { user } = await open('id-5', [pesos], { company: aCompany({ currency: 'COP', locale: 'es-CO' }) });
    expect(await field(5)).toHaveValue('232.753');
    expect(screen.queryByRole('button', { name: 'Pay in full: INV-5' })).toBeNull();
    await user.clear(await field(5));
    await user.type(await field(5), '1000,50');
    await user.tab();
    expect(await field(5)).toHaveAccessibleDescription('Use whole amounts, without decimals');
  });

  it('says that the company takes no payments', async () => {
    await open('id-1', INVOICES, { customer: aCustomer() });
    expect(await screen.findByText('Online payment isn’t available')).toBeVisible();
  });

  it('offers to try again after a failure', async () => {
    let isDown = true;
    const { user } = await open('id-1', INVOICES, {
      answers: {
        '/transactions': () => {
          if (isDown) throw new Error('down');
          return { success: true, total: 1, transactions: [INVOICES[0]] };
        },
        '/company_settings': { success: true, settings: {} },
        '/payment_settings': { success: true, settings: {} },
      },
    });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('We couldn’t load your invoices')).toBeVisible();
    isDown = false;
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await field(1)).toHaveValue('40.10'));
  });
});
