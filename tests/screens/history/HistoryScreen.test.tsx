import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import type { Company } from '../../../src/domain/tenant/company.ts';
import { HistoryScreen } from '../../../src/screens/history/HistoryScreen.tsx';
import { aCompany } from '../../support/builders.ts';
import { aTransactionWire } from '../../support/cart.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

type HistoryCall = { query: { kind: string; page: number; search?: string } };

const order = aTransactionWire();
const invoice = aTransactionWire({
  id: 'id-2',
  kind: 'invoice',
  transaction_number: 'INV-7',
  status: 'overdue',
  due_date: '2026-11-07',
  balance: 12.5,
});

/** 45 orders, one invoice, no estimates. */
const list = ({ query: { kind, search } }: HistoryCall) => {
  if (search === 'nothing' || kind === 'estimate') return { success: true, total: 0, transactions: [] };
  return kind === 'invoice'
    ? { success: true, total: 1, transactions: [invoice] }
    : { success: true, total: 45, transactions: [order] };
};

const open = (
  at = '/account',
  respond: (call: HistoryCall) => unknown = list,
  company: Company = aCompany(),
) =>
  renderPortal(<HistoryScreen />, { at, route: '/account', company, answers: { '/transactions': respond } });

const cells = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('tr');
  if (!row) throw new Error(`no row of ${name}`);
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

const catchDownloads = () => {
  const files: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { names, files };
};

describe('the history', () => {
  it('lists the orders', async () => {
    await open();
    expect(await cells('WEB-1')).toEqual(['Nov 18, 2026', '1', 'Placed', '$46.89', 'Order again']);
    expect(screen.getByRole('link', { name: 'WEB-1' })).toHaveAttribute('href', '/account?document=id-1');
    expect(await screen.findByText('1–20 of 45')).toBeVisible();
  });

  it('tells a payment that is reviewed from one that is awaited', async () => {
    const waiting = aTransactionWire({ status: 'awaiting_payment' });
    const held = aTransactionWire({
      id: 'id-3',
      transaction_number: 'WEB-3',
      status: 'awaiting_payment',
      is_under_review: true,
    });
    await open('/account', () => ({ success: true, total: 2, transactions: [waiting, held] }));
    expect(await cells('WEB-3')).toContain('Payment under review');
    expect(await cells('WEB-1')).toContain('Waiting for payment');
  });

  it('keeps tab, page and search in the address', async () => {
    const { user, address, http } = await open();
    await user.click(await screen.findByRole('button', { name: 'Older' }));
    expect(address()).toBe('/account?page=2');
    await user.click(screen.getByRole('link', { name: 'Invoices' }));
    expect(address()).toBe('/account?kind=invoice');
    expect(await cells('INV-7')).toEqual([
      'Nov 18, 2026',
      'Nov 7, 2026',
      '1',
      '23 days overdue',
      '$46.89',
      '$12.50',
      'Order again',
    ]);
    await user.type(screen.getByRole('searchbox', { name: 'Search history' }), 'INV');
    await waitFor(() => expect(address()).toBe('/account?kind=invoice&search=INV'));
    await waitFor(() =>
      expect(http.sent.at(-1)?.query).toMatchObject({ kind: 'invoice', page: 1, search: 'INV' }),
    );
  });

  it('starts with the tab, page and search of its address', async () => {
    const { http } = await open('/account?kind=invoice&page=3&search=7');
    await screen.findByRole('link', { name: 'INV-7' });
    expect(http.sent[0]?.query).toEqual({ kind: 'invoice', page: 3, page_size: 20, search: '7' });
    expect(screen.getByRole('searchbox')).toHaveValue('7');
  });

  it('explains what to do if it is empty', async () => {
    const { user, address } = await open('/account?kind=estimate');
    expect(await screen.findByText('No estimates yet')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'nothing');
    expect(await screen.findByText('No results for “nothing”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(address()).toBe('/account?kind=estimate'));
  });

  it('filters by dates and status, and keeps them in the address', async () => {
    const { user, address, http } = await open('/account?page=2&kind=invoice');
    await screen.findByRole('link', { name: 'INV-7' });
    const dates = screen.getByRole('button', { name: 'Dates' });
    await user.click(dates);
    expect(dates).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(dates).toHaveAttribute('aria-expanded', 'false');
    await user.click(dates);
    await user.click(await screen.findByLabelText('From'));
    await user.keyboard('{Escape}');
    expect(dates).toHaveFocus();
    expect(screen.queryByLabelText('From')).toBeNull();
    await user.click(dates);
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-11-01' } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Overdue');
    expect(address()).toBe('/account?kind=invoice&from=2026-11-01&status=overdue');
    await waitFor(() =>
      expect(http.sent.at(-1)?.query).toEqual({
        kind: 'invoice',
        page: 1,
        page_size: 20,
        date_from: '2026-11-01',
        status: 'overdue',
      }),
    );
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-10-01' } });
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('The end date is before the start date');
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/account?kind=invoice');
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    expect(within(screen.getByRole('combobox', { name: 'Status' })).queryByText('Overdue')).toBeNull();
  });

  it.each([
    [
      'order',
      [
        'Any status',
        'Pending approval',
        'Waiting for payment',
        'Placed',
        'Packed',
        'Shipped',
        'Delivered',
        'Approval rejected',
        'Canceled',
      ],
    ],
    [
      'invoice',
      [
        'Any status',
        'All unpaid',
        'Unpaid',
        'Partially paid',
        'Overdue',
        'Paid',
        'Pending approval',
        'Waiting for payment',
        'Approval rejected',
        'Canceled',
      ],
    ],
    [
      'estimate',
      ['Any status', 'Pending approval', 'Pending', 'Open', 'Accepted', 'Approval rejected', 'Canceled'],
    ],
  ])('offers every status of an %s', async (kind, statuses) => {
    await open(`/account?kind=${kind}`);
    const select = within(await screen.findByRole('combobox', { name: 'Status' }));
    await waitFor(() =>
      expect(select.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(statuses),
    );
  });

  it('says what is unpaid and overdue, and shows exactly those invoices', async () => {
    const none = { count: 0, amount: 0 };
    const sums = {
      unpaid_invoices: { count: 3, amount: 412.5 },
      overdue_invoices: { count: 1, amount: 12.5 },
      orders_in_progress: none,
      other_balance: 0,
      open_balance: 412.5,
    };
    const { user, address, http } = await open('/account?kind=invoice&from=2026-11-01', (call) => ({
      ...list(call),
      sums,
    }));
    const unpaid = await screen.findByRole('button', { name: '3 unpaid' });
    const select = within(screen.getByRole('combobox', { name: 'Status' }));
    expect(select.queryByText(/unpaid|overdue/i)).toBeNull();
    expect(select.getByText('Partially paid')).toBeInTheDocument();
    await user.click(unpaid);
    expect(address()).toBe('/account?kind=invoice&status=unpaid');
    expect(unpaid).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(http.sent.at(-1)?.query).toMatchObject({ status: 'unpaid' }));
    await user.click(screen.getByRole('button', { name: '1 overdue' }));
    expect(address()).toBe('/account?kind=invoice&status=overdue');
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    expect(screen.queryByRole('button', { name: /overdue/ })).toBeNull();
  });

  it('starts with the company’s kind of transaction', async () => {
    const { http } = await open('/account', list, aCompany({ settings: { enableInvoice: '2' } }));
    expect(await screen.findByText('No estimates yet')).toBeVisible();
    const kinds = within(screen.getByRole('navigation', { name: 'Document types' }));
    expect(kinds.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Estimates',
      'Orders',
      'Invoices',
    ]);
    expect(http.sent[0]?.query).toMatchObject({ kind: 'estimate' });
  });

  it('refuses another customer’s history', async () => {
    const { http } = await open('/account?client=99', () => {
      throw new CallError('forbidden', { code: 'no_access', status: 403 });
    });
    expect(await screen.findByText('You do not have access to this account history')).toBeVisible();
    expect(http.sent[0]?.query).toMatchObject({ client_id: 99 });
    expect(screen.getByRole('link', { name: 'Go to your history' })).toHaveAttribute('href', '/account');
  });

  it('downloads all listed transactions as CSV', async () => {
    const { names, files } = catchDownloads();
    const formula = { ...order, approval_status: 2, approval_comment: '=1+1' };
    const { user } = await open('/account?search=WEB', () => ({
      success: true,
      total: 1,
      transactions: [formula],
    }));
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('1 row downloaded')).toBeVisible();
    expect(names[0]).toMatch(/^orders-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(await files[0]?.text()).toBe(
      '"Number","Date","Status","Approval","Comment","Products","Currency","Total"\r\n' +
        `"WEB-1","2026-11-18","Placed","Approval rejected","'=1+1","1","USD","46.89"`,
    );
  });

  it('has the same invoice data in the CSV as in the list', async () => {
    const { files } = catchDownloads();
    const partPaid = { ...invoice, status: 'open', due_date: '2026-12-04' };
    const { user } = await open('/account?kind=invoice', () => ({
      success: true,
      total: 1,
      transactions: [partPaid],
    }));
    expect(await cells('INV-7')).toContain('Partially paid');
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await screen.findByText('1 row downloaded');
    expect(await files[0]?.text()).toContain('"INV-7","2026-11-18","2026-12-04","Partially paid",');
  });

  it('shows a month or a year with one press, and everything with another', async () => {
    vi.setSystemTime(new Date('2026-11-27T12:00:00'));
    const { user, address, http } = await open('/account?page=2');
    await screen.findByRole('link', { name: 'WEB-1' });
    await user.click(screen.getByRole('button', { name: 'Last month' }));
    expect(address()).toBe('/account?from=2026-10-01&to=2026-10-31');
    const year = screen.getByRole('button', { name: '2026' });
    await user.click(year);
    expect(address()).toBe('/account?from=2026-01-01&to=2026-12-31');
    expect(year).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Last month' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByLabelText('From')).toBeNull();
    await waitFor(() =>
      expect(http.sent.at(-1)?.query).toMatchObject({ date_from: '2026-01-01', date_to: '2026-12-31' }),
    );
    await user.click(year);
    expect(address()).toBe('/account');
  });

  it('opens with its own dates in sight', async () => {
    await open('/account?from=2026-03-05');
    expect(await screen.findByLabelText('From')).toHaveValue('2026-03-05');
  });

  it('sorts all pages by a press on a column’s head', async () => {
    const { user, address, http } = await open('/account?page=2');
    await screen.findByRole('link', { name: 'WEB-1' });
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('Date')).toHaveAttribute('aria-sort', 'descending');
    expect(http.sent[0]?.query).not.toHaveProperty('sort');
    await user.click(screen.getByRole('button', { name: 'Total' }));
    expect(address()).toBe('/account?sort=-total');
    expect(head('Total')).toHaveAttribute('aria-sort', 'descending');
    expect(head('Date')).toHaveAttribute('aria-sort', 'none');
    expect(head('Status')).not.toHaveAttribute('aria-sort');
    await waitFor(() => expect(http.sent.at(-1)?.query).toMatchObject({ page: 1, sort: '-total' }));
    await user.click(screen.getByRole('button', { name: 'Total' }));
    expect(address()).toBe('/account?sort=total');
    await user.click(screen.getByRole('button', { name: 'Date' }));
    expect(address()).toBe('/account');
  });

  describe('of a back office that says what is in a document', () => {
    const olives = {
      product_name: 'Green olives',
      product_code: 'OLV-1',
      quantity: 3,
      unit_of_measure: '',
      price: '9',
      others: 2,
    };
    const answer = (changes: Record<string, unknown>, sums: Record<string, unknown> = {}) => ({
      success: true,
      total: 45,
      filtered_sums: { count: 45, amount: '1249.82', balance: '0', overdue: '0', ...sums },
      transactions: [{ ...order, shown_line: olives, ...changes }],
    });

    it('shows the product, and marks the words of the search', async () => {
      const { user } = await open('/account', () => answer({ f1: 'PO 2243' }));
      expect(await cells('WEB-1')).toEqual([
        'Nov 18, 2026',
        'Green olives3 × $9.00 · + 2 more',
        'PO 2243',
        'Placed',
        '$46.89',
        'Order again',
      ]);
      expect(screen.getByRole('columnheader', { name: 'Products' })).toBeVisible();
      await user.type(screen.getByRole('searchbox'), 'OLIVE');
      expect(await screen.findByRole('columnheader', { name: 'Matching product' })).toBeVisible();
      expect(screen.getByText('olive', { selector: 'mark' })).toBeVisible();
    });

    it('shows the code where that is what was searched for', async () => {
      await open('/account?search=olv-1', () => answer({}));
      expect(await screen.findByText('OLV-1', { selector: 'mark' })).toBeVisible();
    });

    it('sums up what is filtered, above and below the list', async () => {
      await open('/account?search=olive', () => answer({ status: 'cancelled' }, { count: 44 }));
      const row = await screen.findByRole('row', { name: /^45 orders/ });
      expect(within(row).getByText('$1,249.82')).toBeVisible();
      const title = screen.getByText('Orders with “olive”');
      expect(title.nextElementSibling).toHaveTextContent('45');
      expect(screen.getByText('Total, excl. 1 canceled').nextElementSibling).toHaveTextContent('$1,249.82');
      expect(screen.getByText('$46.89').closest('s')).not.toBeNull();
    });

    it('says what of the filtered invoices is unpaid and overdue', async () => {
      await open('/account?kind=invoice', () =>
        answer({ kind: 'invoice' }, { balance: '257.83', overdue: '162.44' }),
      );
      const unpaid = await screen.findByText('Unpaid', { selector: 'dt' });
      expect(unpaid.nextElementSibling).toHaveTextContent('$257.83 $162.44 overdue');
      expect(within(screen.getByRole('row', { name: /^45 invoices/ })).getByText('$257.83')).toBeVisible();
    });

    it('has a cell for each column in the foot too, so that a hidden column takes none away', async () => {
      await open('/account?kind=invoice', () =>
        answer({ kind: 'invoice' }, { balance: '257.83', overdue: '162.44' }),
      );
      const foot = await screen.findByRole('row', { name: /^45 invoices/ });
      const placesIn = (row: HTMLElement) =>
        [...row.children].map((cell) => cell.getAttribute('data-cell')).slice(-5);
      const head = screen.getAllByRole('row')[0];
      expect(placesIn(foot)).toEqual(head && placesIn(head));
      expect(placesIn(foot).slice(-3)).toEqual(['total', 'balance', 'actions']);
    });

    it('shows neither sums nor prices of a customer without prices', async () => {
      const company = aCompany({ settings: { hidePrices: true } });
      await open('/account', () => answer({ shown_line: { ...olives, price: null } }), company);
      expect(await cells('WEB-1')).toContain('Green olives3 × Each · + 2 more');
      expect(screen.queryByText('$1,249.82')).toBeNull();
    });

    it('lists what contains one product', async () => {
      const { user, address, http } = await open('/account?product=118', () => answer({}));
      expect(await screen.findByText('Orders with “Green olives”')).toBeVisible();
      expect(http.sent[0]?.query).toMatchObject({ product: 118 });
      await user.click(screen.getByRole('link', { name: 'Invoices' }));
      expect(address()).toBe('/account?kind=invoice&product=118');
      await user.click(screen.getByRole('button', { name: 'Clear filters' }));
      expect(address()).toBe('/account?kind=invoice');
    });
  });

  it('shows a retry after a failure', async () => {
    let isDown = true;
    const { user } = await open('/account', (call) => {
      if (isDown) throw new CallError('network');
      return list(call);
    });
    await screen.findByText('We couldn’t load your history');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'WEB-1' })).toBeVisible();
  });
});
