import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConfirmationScreen } from '../../../src/screens/checkout/ConfirmationScreen.tsx';
import { readPlacedNotice } from '../../../src/screens/checkout/placedNotice.ts';
import { aCompany } from '../../support/builders.ts';
import { aTransactionWire } from '../../support/cart.ts';
import { aCustomer } from '../../support/customer.ts';
import { type RenderPortalOptions, renderPortal } from '../../support/renderPortal.tsx';

const open = (transaction: Record<string, unknown> = {}, options: RenderPortalOptions = {}) =>
  renderPortal(<ConfirmationScreen />, {
    ...options,
    at: '/confirmation/id-1',
    route: '/confirmation/:id',
    answers: {
      '/transactions/id-1': { success: true, transaction: aTransactionWire(transaction) },
      ...options.answers,
    },
  });

const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

/** "Placed, Thu, Nov 19": the name and the day of each step, with "done" or "now". */
const timeline = () =>
  within(screen.getByRole('list', { name: 'Progress' }))
    .getAllByRole('listitem')
    .map((item) => {
      const isDone = within(item).queryByRole('img', { name: 'Done' }) !== null;
      const isNow = item.getAttribute('aria-current') === 'step';
      const [name, day] = [...item.childNodes].slice(1).map(({ textContent }) => textContent);
      return [name, day, isNow ? 'now' : isDone ? 'done' : ''].join('|');
    });

const order_steps = [
  { step: 'placed', state: 'done', date: '2026-11-18T14:36:00Z' },
  { step: 'packed', state: 'now', date: '2026-11-19T09:00:00Z' },
  { step: 'shipped', state: 'next', date: '2026-11-20T08:00:00Z', is_estimated: true },
  { step: 'delivered', state: 'next', date: null },
];

describe('the confirmation', () => {
  it.each([
    [
      'en',
      ['Placed|Wed, Nov 18|done', 'Packed|Thu, Nov 19|now', 'Shipped|expected Fri, Nov 20|', 'Delivered||'],
    ],
  ] as const)('shows what becomes of it, with dates (%s)', async (language, expected) => {
    await open({ order_steps }, { language });
    await screen.findByRole('list', { name: 'Progress' });
    expect(timeline()).toEqual(expected);
  });

  it('says where a canceled order has ended', async () => {
    const cancelled = { step: 'cancelled', state: 'done', date: '2026-11-19T10:00:00Z' };
    await open({ status: 'cancelled', order_steps: [...order_steps.slice(0, 1), cancelled] });
    await screen.findByRole('list', { name: 'Progress' });
    expect(timeline()).toEqual(['Placed|Wed, Nov 18|done', 'Canceled|Thu, Nov 19|now']);
  });

  it.each([[undefined], [[]], [[{ step: 'teleported', state: 'done' }]]])(
    'shows no steps where the back office tells %j',
    async (steps) => {
      await open({ order_steps: steps });
      expect(await screen.findByRole('heading', { level: 1, name: 'Order WEB-1 is placed' })).toBeVisible();
      expect(screen.queryByRole('list', { name: 'Progress' })).toBeNull();
    },
  );

  it('has one filled button, which leads back to the store', async () => {
    await open({ encrypted_id: 'sealed' });
    const store = await screen.findByRole('link', { name: 'Back to the store' });
    expect(store).toHaveAttribute('href', '/store');
    const order = screen.getByRole('link', { name: 'See the order' });
    expect(order).toHaveAttribute('href', '/account?document=id-1');
  });

  it('says until when it is paid', async () => {
    await open({ kind: 'invoice', due_date: '2026-12-18', client_payterm_days: 30 });
    expect(await screen.findByText('Net 30 · due Fri, Dec 18 · Nothing charged now')).toBeVisible();
  });

  it('shows amounts that add up: the line’s discount is in its amount', async () => {
    await open();
    // 27.00 + 1.89 + 18.00 = 46.89
    expect((await screen.findByText('Subtotal')).nextElementSibling).toHaveTextContent('$27.00');
    expect(screen.queryByText('Discounts')).toBeNull();
    // 30.00 before its discount.
    expect(screen.getByText('You save').nextElementSibling).toHaveTextContent(/^\$3\.00$/);
    expect(screen.getByText('Tax').nextElementSibling).toHaveTextContent('$1.89');
    expect(screen.getByText('Ground shipping').nextElementSibling).toHaveTextContent('$18.00');
    expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('$46.89');
  });

  it('counts its products without the gifts, as the cart does', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 2, name: '1 product' })).toBeVisible();
  });

  it('says of a shipping method what it is, once', async () => {
    await open({ shipping_method_name: 'Antioquia' });
    expect(await screen.findByText('Shipping (Antioquia)')).toBeVisible();
  });

  it('shows the number, the next steps and the lines', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order WEB-1 is placed' })).toHaveFocus();
    expect(screen.getByText('Ships Thursday, Nov 19')).toBeVisible();
    const line = screen.getByText('Green olives').closest('li');
    expect(line).toHaveTextContent('3 × Jar');
    expect(line).toHaveTextContent('$27.00');
    expect(screen.getByText('$46.89')).toBeVisible();
    expect(line).not.toHaveTextContent('OLV-1');
    expect(screen.queryByText(/Waiting for/)).toBeNull();
    expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute(
      'href',
      '/account?document=id-1',
    );
  });

  it('shows sub-customer, address and purchase order, and offers the PDF', async () => {
    await open({
      sub_customer_name: 'Airport Hotel',
      f1: 'PO-77',
      encrypted_id: 'sealed',
      kind: 'estimate',
      ship_address_country: 'CA',
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Estimate WEB-1 is requested' }),
    ).toHaveFocus();
    expect(fact('Placed for')).toBe('Airport Hotel');
    expect(fact('Shipping address')).toBe('12 Main Street\nMiami, FL\nCanada');
    expect(fact('PO number')).toBe('PO-77');
    const pdf = screen.getByRole('link', { name: 'PDF of WEB-1, opens in a new tab' });
    expect(pdf).toHaveAttribute('href', 'http://service.test/documents/estimate/sealed.pdf?lang=en');
    expect(pdf).toHaveAttribute('target', '_blank');
  });

  it('shows the notes unchanged', async () => {
    await open({ remark: 'Ring twice\nthen knock' });
    await screen.findByText('Notes');
    expect(fact('Notes')).toBe('Ring twice\nthen knock');
  });

  it.each([
    [
      { client_payterm: '30 días', client_payterm_days: 30 },
      'Net 30 · due Fri, Dec 18 · Nothing charged now',
    ],
    [{ kind: 'estimate', client_payterm_days: 30 }, 'Net 30'],
    [{ client_payterm: 'Net 7', client_payterm_days: '7' }, 'Net 7 · due Wed, Nov 25 · Nothing charged now'],
    [
      { client_payterm: 'Month’s end', client_payterm_days: 15 },
      'Net 15 · Month’s end · due Thu, Dec 3 · Nothing charged now',
    ],
    [{ client_payterm: '30 días' }, '30 días · Nothing charged now'],
  ])('shows the payment terms %j as %s', async (sent, text) => {
    await open(sent);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['order', 'Bluebird Foods will review your order and contact you about payment before it ships.'],
    ['estimate', 'Bluebird Foods will review your request and contact you.'],
  ])('says that an unpaid %s without prices is on hold', async (kind, text) => {
    const company = aCompany({ settings: { hidePrices: true } });
    await open({ kind, client_payterm: '', client_payterm_days: 0 }, { company });
    expect(await screen.findByText('On hold for review')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/expects to ship/)).toBeNull();
  });

  it('says nothing of a hold on payment terms', async () => {
    const company = aCompany({ settings: { hidePrices: true } });
    await open({ client_payterm: 'Net 30', client_payterm_days: 30 }, { company });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order WEB-1 is placed' })).toBeVisible();
    expect(screen.queryByText('On hold for review')).toBeNull();
  });

  it('shows that it waits for approval', async () => {
    await open({ approval_status: 0 });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Order WEB-1 is sent for approval' }),
    ).toHaveFocus();
    expect(screen.getByText('Waiting for approval')).toBeVisible();
    expect(screen.queryByText(/expects to ship/)).toBeNull();
  });

  it('names the approvers that it waits for', async () => {
    const portal_users = [
      { id: 6, email: 'approver@demo.test' },
      { id: 7, email: 'boss@demo.test' },
    ];
    await open(
      { approval_status: 0 },
      {
        customer: aCustomer({ requiresApproval: true }),
        answers: { '/b2bportal/users-for-approval': { success: true, portal_users } },
      },
    );
    expect(await screen.findByText('Waiting for approver@demo.test or boss@demo.test')).toBeVisible();
  });

  it.each([
    ['en', 'We’ve sent a copy to buyer@demo.test.'],
    ['es', 'Enviamos una copia a buyer@demo.test.'],
    ['fr', 'Nous avons envoyé une copie à buyer@demo.test.'],
  ] as const)('says to whom it was e-mailed (%s)', async (language, text) => {
    await open({ emailed_to: 'buyer@demo.test' }, { language });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([[''], [undefined]])('says nothing of an e-mail that doesn’t go out (%s)', async (emailed_to) => {
    await open({ emailed_to });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order WEB-1 is placed' })).toBeVisible();
    expect(screen.queryByText(/sent a copy to/)).toBeNull();
  });

  it('shows a message for an unknown order', async () => {
    await renderPortal(<ConfirmationScreen />, { at: '/confirmation/x', route: '/confirmation/:id' });
    expect(await screen.findByText('Document not found')).toBeVisible();
  });
});

describe('the notice that comes with it', () => {
  it.each([
    { state: null, notice: { corrected: false, kept: 0 } },
    { state: 'odd', notice: { corrected: false, kept: 0 } },
    { state: { corrected: true, kept: 2 }, notice: { corrected: true, kept: 2 } },
    { state: { corrected: 'yes', kept: '2' }, notice: { corrected: false, kept: 0 } },
  ])('is read from $state', ({ state, notice }) => {
    expect(readPlacedNotice(state)).toEqual(notice);
  });
});
