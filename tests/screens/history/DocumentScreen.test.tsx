import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { DocumentScreen } from '../../../src/screens/history/DocumentScreen.tsx';
import { aCompany } from '../../support/builders.ts';
import { aTransactionWire, cartContents } from '../../support/cart.ts';
import { catalogueResponses, oliveOil, tin } from '../../support/catalogue.ts';
import { aCustomer } from '../../support/customer.ts';
import { aPaymentWire } from '../../support/payments/paymentWire.ts';
import { readPriceExplanation } from '../../support/readPriceExplanation.ts';
import { type Answers, type RenderPortalOptions, renderPortal } from '../../support/renderPortal.tsx';

const open = (
  transaction: Record<string, unknown> = {},
  answers: Answers = {},
  query = '',
  options: RenderPortalOptions = {},
) =>
  renderPortal(<DocumentScreen />, {
    ...options,
    at: `/account?kind=invoice&document=id-1${query}`,
    route: '/account',
    answers: {
      '/transactions/id-1': { success: true, transaction: aTransactionWire(transaction) },
      ...answers,
    },
  });

describe('a document of the history', () => {
  it('shows it with its actions, and returns to its list', async () => {
    await open({ can_cancel: true, encrypted_id: 'sealed' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order WEB-1' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/account?kind=invoice');
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: /^PDF of WEB-1/ })).toHaveAttribute('target', '_blank');
  });

  it('pays an open invoice', async () => {
    const payer = { customer: aCustomer({ gateways: [{ platform: 'authorizenet', publicKey: '' }] }) };
    const invoice = { kind: 'invoice', status: 'open', balance: 46.89 };
    const { unmount } = await open(invoice, {}, '', payer);
    const pay = await screen.findByRole('link', { name: 'Pay invoice' });
    // The main action comes first.
    const again = screen.getByRole('button', { name: 'Order again' });
    expect(pay.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(pay).toHaveAttribute('href', '/account?pay=id-1');
    unmount();
    await open({ ...invoice, status: 'paid', balance: 0 }, {}, '', payer);
    expect(await screen.findByRole('button', { name: 'Order again' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pay invoice' })).toBeNull();
  });

  it('says how an open estimate is accepted', async () => {
    const company = aCompany({ phone: '305 555 0100', email: 'sales@shop.test' });
    const { unmount } = await open({ kind: 'estimate', status: 'open' }, {}, '', { company });
    expect(await screen.findByRole('link', { name: 'Call 305 555 0100' })).toHaveAttribute(
      'href',
      'tel:305 555 0100',
    );
    const mail = screen.getByRole('link', { name: 'Email to accept' });
    expect(mail.getAttribute('href')).toMatch(/^mailto:sales@shop\.test\?subject=\S+$/);
    unmount();
    await open({ kind: 'estimate', status: 'accepted' }, {}, '', { company });
    expect(await screen.findByRole('button', { name: 'Request estimate again' })).toBeVisible();
    expect(screen.queryByText(/^To accept this estimate/)).toBeNull();
  });

  it('lists its payments', async () => {
    await open({
      kind: 'invoice',
      status: 'open',
      balance: 178.47,
      payments: [
        aPaymentWire({
          payment_id: 'later',
          status: 'held',
          receipt_number: '',
          paid_at: null,
          invoices: [],
        }),
        aPaymentWire({ payment_id: 'earlier' }),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Payments' })).toBeVisible();
    const payments = within(screen.getByRole('region', { name: 'Payments' })).getAllByRole('listitem');
    expect(payments.map(({ textContent }) => textContent)).toEqual([
      'Under reviewVisa ····\u00a01111$102.90',
      'Receipt RCP-1001Nov 20, 2026 · Visa ····\u00a01111, paid$60.00',
    ]);
    expect(screen.getByRole('link', { name: 'Receipt RCP-1001' })).toHaveAttribute(
      'href',
      '/account?receipt=earlier',
    );
  });

  it('says that a document waits for its payment', async () => {
    await open({ status: 'awaiting_payment' });
    expect(await screen.findByText('Waiting for payment')).toBeVisible();
  });

  it('cancels it after a confirmation', async () => {
    const { user, http } = await open(
      { can_cancel: true },
      { '/orders/cancel': { success: true, order: aTransactionWire({ status: 'cancelled' }) } },
    );
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel order WEB-1?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Order WEB-1 has been canceled')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Order WEB-1' })).toHaveFocus());
    expect(http.sent.find(({ path }) => path === '/orders/cancel')?.body).toEqual({ id: 'id-1' });
  });

  it('isn’t cancelled if the confirmation is declined', async () => {
    const { user, http } = await open({ can_cancel: true, kind: 'estimate' });
    await user.click(await screen.findByRole('button', { name: 'Cancel estimate' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Cancel estimate' })).toHaveFocus();
    expect(http.sent.map(({ path }) => path)).not.toContain('/estimates/cancel');
  });

  it('shows that it is too late to cancel, and its current status', async () => {
    let isShipped = false;
    const { user } = await open(
      {},
      {
        '/transactions/id-1': () => ({
          success: true,
          transaction: aTransactionWire(
            isShipped ? { status: 'shipped', can_cancel: false } : { can_cancel: true },
          ),
        }),
        '/orders/cancel': () => {
          isShipped = true;
          throw new CallError('refused', { code: 'not_cancellable', status: 409 });
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Order cannot be cancelled anymore');
    expect(await screen.findByText('Shipped')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Order WEB-1' })).toHaveFocus();
  });
});

const lines = [
  // 3 litres at 9.00 then, at 10.00 today.
  { product_id: 1, product_name: 'Extra virgin olive oil 1 L', quantity: 3, original_netprice: 9 },
  // 70 tins, more than the stock.
  { product_id: 2, product_name: 'Olive oil tin 5 L', quantity: 70, original_netprice: 38.9 },
  { product_id: 3, product_name: 'Old vinegar', product_subline: 'Vinegars', quantity: 1 },
  { product_id: 4, product_name: 'Toothpicks', quantity: 1, detail_type: 1 },
];

describe('ordering again', () => {
  const openOrderAgain = (query = '') =>
    open(
      { lines },
      {
        ...catalogueResponses(),
        '/products/1,2,3': { success: true, products: [oliveOil, tin] },
        '/availability': {
          success: true,
          availability: [
            { product_id: 1, warehouse_id: 1, warehouse_name: 'Default', quantity: 1000 },
            { product_id: 2, warehouse_id: 1, warehouse_name: 'Default', quantity: 8 },
          ],
        },
      },
      query,
    );

  it('shows the availability and today’s price of each line, and adds the selected ones', async () => {
    const { user, workspace, address } = await openOrderAgain();
    await user.click(await screen.findByRole('button', { name: 'Order again' }));
    expect(address()).toBe('/account?kind=invoice&document=id-1&again=1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Order WEB-1 again' }));
    const oil = within(await dialog.findByRole('listitem', { name: 'Extra virgin olive oil 1 L' }));
    expect(oil.getByText('Price increased: $9.00 → $10.00')).toBeVisible();
    expect(oil.getByText('$30.00')).toBeVisible();
    const tins = within(dialog.getByRole('listitem', { name: 'Olive oil tin 5 L' }));
    expect(tins.getByText('Only 8 left')).toBeVisible();
    expect(tins.getByRole('textbox')).toHaveValue('8');
    const vinegar = within(dialog.getByRole('listitem', { name: 'Old vinegar' }));
    expect(vinegar.getByText('No longer available')).toBeVisible();
    expect(vinegar.getByRole('link', { name: 'Similar products: Old vinegar' })).toHaveAttribute(
      'href',
      '/store?subline=Vinegars',
    );
    expect(vinegar.queryByRole('checkbox')).toBeNull();
    expect(dialog.queryByText('Toothpicks')).toBeNull();
    expect(await readPriceExplanation(user, '$30.00')).toEqual([
      'List price: $10.00',
      'Unit price: $10.00',
      '3 × $10.00: $30.00',
      'Tax 7% (your rate): $2.10',
      'Including tax: $32.10',
    ]);
    await user.keyboard('{Escape}');
    // 3 × 10.00 + 8 × 38.90
    await waitFor(() => expect(dialog.getByText('$341.20')).toBeVisible());
    await user.click(dialog.getByRole('checkbox', { name: 'Select Olive oil tin 5 L' }));
    await user.click(dialog.getByRole('button', { name: 'Add 1 product' }));
    expect(cartContents(workspace)).toEqual(['Extra virgin olive oil 1 L: 3']);
    expect(await screen.findByText('1 product added to your cart')).toBeVisible();
    expect(address()).toBe('/account?kind=invoice&document=id-1');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Order again' })).toHaveFocus());
  });

  it('moves the focus to the document if the link that opened the dialog is gone', async () => {
    const { user } = await openOrderAgain('&again=1');
    await user.click(await screen.findByRole('button', { name: 'Add 2 products' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Order WEB-1' })).toHaveFocus());
  });

  it('accepts other quantities, up to the stock', async () => {
    const { user, workspace } = await openOrderAgain('&again=1');
    const quantity = await screen.findByRole('textbox', { name: 'Quantity: Olive oil tin 5 L' });
    await user.clear(quantity);
    await user.type(quantity, '9{Enter}');
    expect(quantity).toHaveValue('8');
    await user.clear(quantity);
    await user.type(quantity, '2{Enter}');
    await user.click(screen.getByRole('button', { name: 'Add 2 products' }));
    expect(cartContents(workspace)).toEqual(['Extra virgin olive oil 1 L: 3', 'Olive oil tin 5 L: 2']);
    expect(workspace.cart?.state.getState().entries[0]?.line.section).toBe('order_again');
  });

  it('says that nothing is selected, and stays open', async () => {
    const { user, workspace } = await openOrderAgain('&again=1');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Select products to add' }));
    expect(await screen.findByText('No products to add to the cart')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Order WEB-1 again' })).toBeVisible();
    expect(cartContents(workspace)).toEqual([]);
  });

  it('shows a retry if the availability can’t be loaded', async () => {
    let isDown = true;
    const { user } = await open(
      { lines },
      {
        ...catalogueResponses(),
        '/products/1,2,3': () => {
          if (isDown) throw new CallError('network');
          return { success: true, products: [oliveOil, tin] };
        },
      },
      '&again=1',
    );
    const failed = 'We couldn’t check availability';
    expect(await screen.findByText(failed)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Add 2 products/ })).toBeEnabled();
  });
});
