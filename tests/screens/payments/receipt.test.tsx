import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { ReceiptScreen } from '../../../src/screens/payments/ReceiptScreen.tsx';
import { aPaymentWire } from '../../support/payments/paymentWire.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const ID = '0123456789abcdefghjk';

const open = (answer: unknown) =>
  renderPortal(<ReceiptScreen />, {
    at: `/account?receipt=${ID}`,
    route: '/account',
    answers: { [`/payments/${ID}`]: answer },
  });

const answered = (changes: Record<string, unknown> = {}) => ({
  success: true,
  payment: aPaymentWire({ payment_id: ID, ...changes }),
});

describe('a receipt', () => {
  it('has number, date, method, the invoices with what is left, and the total', async () => {
    await open(answered());
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt RCP-1001' })).toBeVisible();
    const sheet = within(screen.getByRole('article'));
    expect(sheet.getByText('Nov 20, 2026')).toBeVisible();
    expect(sheet.getByText('Visa ···· 1111, paid')).toBeVisible();
    expect(sheet.getByText('CDEF-GHJK')).toBeVisible();
    const cells = sheet
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    expect(cells).toEqual([
      ['$60.00', '$178.47'],
      ['$40.00', 'Paid in full'],
    ]);
    expect(sheet.getByRole('link', { name: 'INV-1' })).toHaveAttribute('href', '/account?document=id-1');
    expect(sheet.getByText('Card surcharge 2.9%').parentElement).toHaveTextContent(
      'Card surcharge 2.9%$2.90',
    );
    expect(sheet.getByText('2 invoices').parentElement).toHaveTextContent('2 invoices$100.00');
    expect(sheet.getByText('Total').parentElement).toHaveTextContent('Total$102.90');
  });

  it('names the order that was paid, not an invoice', async () => {
    const transaction = { id: 'id-3', kind: 'order', transaction_number: 'WEB-3', netvalue: 100 };
    await open(answered({ transaction, invoices: [] }));
    const sheet = within(await screen.findByRole('article'));
    expect(sheet.getByRole('link', { name: 'WEB-3' })).toBeVisible();
    const totals = sheet.getByText('Total').closest('dl');
    expect(totals).toHaveTextContent('Order$100.00Card surcharge 2.9%$2.90Total$102.90');
    expect(sheet.queryByText(/invoice/i)).toBeNull();
  });

  it.each([
    ['invoices', {}, 'You weren’t charged. Your invoices are still unpaid.'],
    ['an order', { invoices: [] }, 'You weren’t charged.'],
  ])('that failed says that nothing was charged, of %s', async (_name, changes, text) => {
    await open(answered({ status: 'declined', receipt_number: '', paid_at: null, ...changes }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('has a PDF and can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open(answered());
    const pdf = await screen.findByRole('link', { name: 'PDF of receipt RCP-1001, opens in a new tab' });
    expect(pdf).toHaveAttribute('href', 'http://service.test/documents/collection/sealed.pdf?lang=en');
    expect(pdf).toHaveAttribute('target', '_blank');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('shows a discount as what was taken off', async () => {
    await open(answered({ charge: -1, charge_rate: 1, amount: 99 }));
    const sheet = within(await screen.findByRole('article'));
    expect(sheet.getByText('Card discount 1%').parentElement).toHaveTextContent('Card discount 1%−$1.00');
    expect(sheet.getByText('Total').parentElement).toHaveTextContent('Total$99.00');
  });

  it.each([
    ['unknown', 'This payment isn’t complete yet'],
    ['pending', 'This payment isn’t complete yet'],
    ['declined', 'This payment didn’t go through'],
    ['voided', 'This payment didn’t go through'],
  ])('says what became of a payment that is %s', async (status, text) => {
    const { unmount } = await open(answered({ status, receipt_number: '', paid_at: null }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    unmount();
  });

  it('says that there is none', async () => {
    await open(() => {
      throw new CallError('not_found', { status: 404 });
    });
    expect(await screen.findByText('Receipt not found')).toBeVisible();
  });

  it('offers to try again', async () => {
    let isDown = true;
    const { user } = await open(() => {
      if (isDown) throw new CallError('network');
      return answered();
    });
    await screen.findByText('We couldn’t load the receipt');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Receipt RCP-1001')).toBeVisible();
  });
});
