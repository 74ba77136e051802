import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactionsResponse } from '../../src/api/orders/transactionSchema.ts';
import { errorResponse } from '../../src/api/wire.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';

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
