import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { monthSumsResponse } from '../../src/api/history/monthSumsSchema.ts';
import { transactionsResponse } from '../../src/api/history/transactionSchema.ts';
import { type VisitRequest, visitResponse } from '../../src/api/history/visitSchema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { estimateVisit, orderVisit, sentLine } from '../support/backEnd/visit.ts';

/** The buyer's past on 2026-03-10: orders of 29 January and 7 March, an invoice of 24 January due on 23 February. */
let backEnd: BackEnd;
let buyer: string;

beforeAll(async () => {
  backEnd = await startBackEnd();
  buyer = await backEnd.login('buyer@demo.test', 1);
  await backEnd.post('/rest/visitSync', {
    token: buyer,
    body: orderVisit('WEB-4000001', 110, [sentLine(102, 4)], { f1: 'PO-2026-9' }),
  });
});
afterAll(() => backEnd.close());

const findTransactions = async (query: string) => {
  const { status, body } = await backEnd.get(`/transactions?${query}`, { token: buyer });
  expect(status).toBe(200);
  const { total, transactions } = v.parse(transactionsResponse, body);
  return { total, numbers: transactions.map(({ transaction_number }) => transaction_number) };
};

test('transactions of one kind are paged, newest first, with their total number', async () => {
  expect(await findTransactions('kind=order')).toEqual({
    total: 3,
    numbers: ['WEB-4000001', 'WEB-0000002', 'WEB-0000001'],
  });
  expect(await findTransactions('kind=order&page=2&page_size=2')).toEqual({
    total: 3,
    numbers: ['WEB-0000001'],
  });
  expect(await findTransactions('kind=order&page=9&page_size=2')).toEqual({ total: 3, numbers: [] });
});

test.each([
  ['a number', 'search=0000002', ['WEB-0000002']],
  ['a purchase order number', 'search=po-2026', ['WEB-4000001']],
  ["a product's name", 'kind=order&search=rice', ['WEB-4000001']],
  ["a product's code", 'kind=invoice&search=P-102', ['INV-1']],
  ['signs that mean something to the database', 'search=%25', []],
])('the search finds %s', async (_, query, numbers) => {
  expect((await findTransactions(query)).numbers).toEqual(numbers);
});

test.each([
  ['date_from=2026-03-07', ['WEB-4000001', 'WEB-0000002']],
  ['date_from=2026-03-08', ['WEB-4000001']],
  ['date_to=2026-03-07', ['WEB-0000002', 'WEB-0000001']],
  ['date_from=2026-01-29&date_to=2026-01-29', ['WEB-0000001']],
  ['date_from=2026-03-10&date_to=2026-03-01', []],
])('the days of %s are included', async (query, numbers) => {
  expect((await findTransactions(`kind=order&${query}`)).numbers).toEqual(numbers);
});

test('a status is that of today: an unpaid invoice after its due date is overdue and no longer open', async () => {
  expect((await findTransactions('kind=order&status=pending')).numbers).toEqual(['WEB-4000001']);
  expect((await findTransactions('kind=order&status=delivered')).numbers).toEqual(['WEB-0000001']);
  expect((await findTransactions('kind=invoice&status=overdue')).numbers).toEqual(['INV-1']);
  expect((await findTransactions('kind=invoice&status=open')).numbers).toEqual([]);
});

/** Chief's past on 2026-03-10: rice for 180 + 8 % tax each; one invoice paid to a quarter, one unpaid, one due yesterday. */
describe('statuses and sums of chief', () => {
  let chief: string;
  let approver: string;

  const list = async (query: string, token = chief) => {
    const { body } = await backEnd.get(`/transactions?${query}`, { token });
    const { sums, transactions } = v.parse(transactionsResponse, body);
    return { sums, numbers: transactions.map(({ transaction_number }) => transaction_number) };
  };

  beforeAll(async () => {
    chief = await backEnd.login('chief@demo.test', 1);
    approver = await backEnd.login('approver@demo.test', 1);
  });

  test.each([
    ['open', ['INV-19B']],
    ['part_paid', ['INV-19A']],
    ['overdue', ['INV-19C']],
    ['paid', ['INV-19D']],
    ['unpaid', ['INV-19A', 'INV-19B', 'INV-19C']],
  ])('%s finds the invoices that show it', async (status, numbers) => {
    expect((await list(`kind=invoice&status=${status}`)).numbers.toSorted()).toEqual(numbers);
  });

  test('orders that wait for approval or were refused are found by that, and by no other status', async () => {
    const junior = await backEnd.login('junior@demo.test', 1);
    const place = async (number: string) => {
      const body = orderVisit(number, 150, [sentLine(105, 2)]);
      const placed = await backEnd.post('/rest/visitSync', { token: junior, body });
      return v.parse(visitResponse, placed.body).transaction.id;
    };
    await place('WEB-4100001');
    const refused = await place('WEB-4100002');
    await backEnd.post(`/b2bportal/orders/${refused}/approval`, {
      token: approver,
      body: { approval_status: 2, comment: 'Too much' },
    });
    const numbersOf = async (status: string) => (await list(`kind=order&status=${status}`, junior)).numbers;
    expect(await numbersOf('waiting')).toEqual(['WEB-4100001']);
    expect(await numbersOf('refused')).toEqual(['WEB-4100002']);
    expect(await numbersOf('pending')).toEqual([]);
    expect(await numbersOf('cancelled')).toEqual([]);
  });

  test('the sums are the client’s, whatever the filters, and explain its open balance', async () => {
    const sums = {
      unpaid_invoices: { count: 3, amount: 534.6 },
      overdue_invoices: { count: 1, amount: 194.4 },
      orders_in_progress: { count: 1, amount: 10.8 },
      other_balance: 54.6,
      open_balance: 600,
    };
    expect((await list('kind=invoice')).sums).toEqual(sums);
    expect((await list('kind=order&page_size=1&search=nothing')).sums).toEqual(sums);
  });

  test('with hidden prices there are counts and no amounts', async () => {
    const token = await backEnd.login('acheteuse@lumiere.test', 3);
    expect((await list('kind=invoice', token)).sums).toEqual({
      unpaid_invoices: { count: 0, amount: null },
      overdue_invoices: { count: 0, amount: null },
      orders_in_progress: { count: 0, amount: null },
      other_balance: null,
      open_balance: null,
    });
  });
});

test("another customer's history and invalid parameters are refused", async () => {
  const refusal = async (query: string) => {
    const { status, body } = await backEnd.get(`/transactions?${query}`, { token: buyer });
    return [status, v.parse(errorResponse, body).code];
  };
  expect(await refusal('client_id=120')).toEqual([403, 'no_access']);
  expect((await findTransactions('kind=order&client_id=110')).total).toBe(3);
  expect(await refusal('date_from=2026-02-30')).toEqual([400, 'invalid_request']);
  expect(await refusal('status=lost')).toEqual([400, 'invalid_request']);
  expect(await refusal('page_size=101')).toEqual([400, 'invalid_request']);
});

/** The buyer pays 17.10 for rice and 9.50 for juice, 8 % tax each; the order of today has 4 rice and 12.00 for its shipping. */
describe('what a list shows of its transactions', () => {
  const list = async (query: string, token = buyer) => {
    const { status, body } = await backEnd.get(`/transactions?${query}`, { token });
    expect(status).toBe(200);
    const { filtered_sums, transactions } = v.parse(transactionsResponse, body);
    const lines = transactions.map(({ transaction_number, shown_line }) => [transaction_number, shown_line]);
    return { filtered_sums, transactions, lines, numbers: lines.map(([number]) => number) };
  };

  test.each([
    ['sort=number&kind=order', ['WEB-0000001', 'WEB-0000002', 'WEB-4000001']],
    ['sort=-number&kind=order', ['WEB-4000001', 'WEB-0000002', 'WEB-0000001']],
    ['sort=date&kind=order', ['WEB-0000001', 'WEB-0000002', 'WEB-4000001']],
    ['sort=total', ['WEB-0000002', 'WEB-0000001', 'WEB-4000001', 'INV-1']],
    ['sort=-total', ['INV-1', 'WEB-4000001', 'WEB-0000002', 'WEB-0000001']],
    ['sort=-total&page=2&page_size=3', ['WEB-0000001']],
  ])('%s sorts all pages', async (query, numbers) => {
    expect((await list(query)).numbers).toEqual(numbers);
  });

  test('the sums are those of all pages of the filtered transactions', async () => {
    const sums = async (query: string) => (await list(query)).filtered_sums;
    expect(await sums('kind=order&page_size=1')).toEqual({
      count: 3,
      amount: '106.39',
      balance: '0',
      overdue: '0',
    });
    expect(await sums('kind=invoice')).toEqual({
      count: 1,
      amount: '184.68',
      balance: '92.34',
      overdue: '92.34',
    });
    expect(await sums('kind=order&date_to=2026-01-31')).toMatchObject({ count: 1, amount: '10.26' });
    expect(await sums('kind=estimate')).toMatchObject({ count: 0, amount: '0' });
  });

  test('each row shows the line that was searched for, else its largest', async () => {
    const juice = {
      product_name: 'Apple juice',
      product_code: 'P-101',
      quantity: 1,
      unit_of_measure: '',
      price: '9.5',
      others: 0,
    };
    const rice = {
      ...juice,
      product_name: 'Rice',
      product_code: 'P-102',
      quantity: 10,
      price: '17.1',
      others: 1,
    };
    expect((await list('kind=order&search=juice')).lines).toEqual([
      ['WEB-0000002', juice],
      ['WEB-0000001', juice],
    ]);
    expect((await list('kind=invoice')).lines).toEqual([['INV-1', rice]]);
    const [[, tea] = []] = (await list('kind=invoice&search=tea')).lines;
    expect(tea).toMatchObject({ product_name: expect.stringContaining('ea'), others: 1 });
    expect(tea).not.toMatchObject({ product_name: 'Rice' });
  });

  test('the words of a search may stand anywhere in a line, with and without accents', async () => {
    expect((await list('kind=order&search=juice%20apple')).numbers).toEqual(['WEB-0000002', 'WEB-0000001']);
    expect((await list('kind=order&search=R%C3%8FCE%20p-102')).numbers).toEqual(['WEB-4000001']);
    expect((await list('kind=order&search=rice%20juice')).numbers).toEqual([]);
  });

  test('a product is found by its id alone', async () => {
    expect((await list('product=102')).numbers).toEqual(['WEB-4000001', 'INV-1']);
    expect((await list('product=10')).numbers).toEqual([]);
    expect((await list('product=102&search=juice')).numbers).toEqual([]);
  });

  test('what was cancelled is listed with its total, and is in no sum', async () => {
    const body = orderVisit('WEB-4000009', 110, [sentLine(102, 4)]);
    const placed = await backEnd.post('/rest/visitSync', { token: buyer, body });
    const { id } = v.parse(visitResponse, placed.body).transaction;
    expect((await list('kind=order')).filtered_sums).toMatchObject({ count: 4, amount: '192.26' });
    await backEnd.post('/orders/cancel', { token: buyer, body: { id } });
    const { filtered_sums, transactions } = await list('kind=order');
    expect(filtered_sums).toMatchObject({ count: 3, amount: '106.39' });
    const cancelled = transactions.find(({ transaction_number }) => transaction_number === 'WEB-4000009');
    expect(cancelled).toMatchObject({ status: 'cancelled', netvalue: 85.87 });
  });

  test('with hidden prices neither sums nor lines have amounts', async () => {
    const token = await backEnd.login('acheteuse@lumiere.test', 3);
    const body = estimateVisit('EST-4000001', 310, [sentLine(301, 2)]);
    await backEnd.post('/rest/visitSync', { token, body });
    const { filtered_sums, lines } = await list('', token);
    expect(filtered_sums).toEqual({ count: 1, amount: null, balance: null, overdue: null });
    expect(lines).toEqual([
      [
        'EST-4000001',
        {
          product_name: 'Rouge',
          product_code: 'P-301',
          quantity: 2,
          unit_of_measure: '',
          price: null,
          others: 0,
        },
      ],
    ]);
  });

  test('an unknown sort and product are refused', async () => {
    for (const query of ['sort=price', 'product=olive']) {
      const { status, body } = await backEnd.get(`/transactions?${query}`, { token: buyer });
      expect([status, v.parse(errorResponse, body).code]).toEqual([400, 'invalid_request']);
    }
  });
});

describe('the months of this year and the last', () => {
  const months = async (query: string, token = buyer) => {
    const { status, body } = await backEnd.get(`/transactions/months?${query}`, { token });
    return status === 200 ? v.parse(monthSumsResponse, body).months : v.parse(errorResponse, body).code;
  };
  const place = async (token: string, body: VisitRequest) =>
    v.parse(visitResponse, (await backEnd.post('/rest/visitSync', { token, body })).body).transaction.id;

  test('have the sums of one kind', async () => {
    expect(await months('kind=order')).toEqual([
      { month: '2026-01', count: 1, amount: 10.26 },
      // 85.87 and 10.26
      { month: '2026-03', count: 2, amount: 96.13 },
    ]);
    expect(await months('kind=invoice')).toEqual([{ month: '2026-01', count: 1, amount: 184.68 }]);
    expect(await months('kind=estimate')).toEqual([]);
    expect(await months('')).toBe('invalid_request');
  });

  test('leave out what was cancelled or refused, and what others ordered', async () => {
    const junior = await backEnd.login('junior@demo.test', 1);
    const approver = await backEnd.login('approver@demo.test', 1);
    const before = await months('kind=order', junior);
    const [, cancelled, refused] = [
      await place(junior, orderVisit('WEB-4300001', 150, [sentLine(105, 2)])),
      await place(junior, orderVisit('WEB-4300002', 150, [sentLine(105, 2)])),
      await place(junior, orderVisit('WEB-4300003', 150, [sentLine(105, 2)])),
    ];
    await backEnd.post('/orders/cancel', { token: junior, body: { id: cancelled } });
    await backEnd.post(`/b2bportal/orders/${refused}/approval`, {
      token: approver,
      body: { approval_status: 2, comment: 'Too much' },
    });
    const [march] = v.parse(v.array(v.object({ count: v.number(), amount: v.number() })), before).slice(-1);
    expect((await months('kind=order', junior)).slice(-1)).toEqual([
      // Each is 98.40, of which the waiting one counts.
      { month: '2026-03', count: (march?.count ?? 0) + 1, amount: (march?.amount ?? 0) + 98.4 },
    ]);
    expect((await months('kind=order')).at(-1)).toMatchObject({ count: 2 });
  });

  test('have counts and no amounts where prices are hidden', async () => {
    const token = await backEnd.login('acheteuse@lumiere.test', 3);
    await place(token, estimateVisit('WEB-3300001', 310, [sentLine(301, 1)]));
    expect(await months('kind=estimate', token)).toEqual([
      { month: '2026-03', count: expect.any(Number), amount: null },
    ]);
  });
});
