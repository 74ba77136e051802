import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  nextDeliveryResponse,
  transactionResponse,
  transactionsResponse,
} from '../../src/api/history/transactionSchema.ts';
import { type VisitRequest, visitResponse } from '../../src/api/history/visitSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { smallTenants } from '../support/backEnd/tenants.ts';
import { estimateVisit, orderVisit, sentLine } from '../support/backEnd/visit.ts';

const [first, ...others] = smallTenants;
if (!first) throw new Error('a company is needed');
const bank = { name: 'River Bank', holder: 'Demo Foods', account: '12 34', codes: { routing: '044' } };
const seeds = [
  { ...first, seller: { address: ['1 Mill Lane'], country: 'US', taxNumber: '31-48', bank } },
  ...others,
];

/** It is Tuesday, March 10, 2026, 15:00 UTC. */
let backEnd: BackEnd;
let buyer: string;

beforeAll(async () => {
  backEnd = await startBackEnd({ seeds });
  buyer = await backEnd.login('buyer@demo.test', 1);
});
afterAll(() => backEnd.close());

const place = async (token: string, visit: VisitRequest) => {
  const { body } = await backEnd.post('/rest/visitSync', { token, body: visit });
  return v.parse(visitResponse, body).transaction.id;
};
const read = async (token: string, id: string) => {
  const { body } = await backEnd.get(`/transactions/${id}`, { token });
  return v.parse(transactionResponse, body).transaction;
};
const rowOf = async (token: string, number: string) => {
  const { body } = await backEnd.get(`/transactions?search=${number}`, { token });
  const [row] = v.parse(transactionsResponse, body).transactions;
  if (!row) throw new Error(`${number} is missing`);
  return row;
};
const next = async (token: string) => {
  const { body } = await backEnd.get('/transactions/next-delivery', { token });
  return v.parse(nextDeliveryResponse, body).delivery;
};

type Steps = Awaited<ReturnType<typeof read>>['order_steps'];
const written = (steps: Steps) =>
  steps.map(({ step, state, date, is_estimated }) =>
    [step, state, date?.slice(0, 16) ?? null, ...(is_estimated ? ['expected'] : [])].join(' '),
  );

test('an order that was delivered has the dates of its steps, in the list and in the document', async () => {
  // Placed 40 days ago, on Thursday, January 29; it shipped on the next day.
  const row = await rowOf(buyer, 'WEB-0000001');
  expect([row.status, row.ship_date]).toEqual(['delivered', '2026-01-30']);
  expect(written(row.order_steps)).toEqual([
    'placed done 2026-01-29T12:00',
    'packed done 2026-01-29T16:00',
    'shipped done 2026-01-30T08:00',
    'delivered done 2026-01-30T17:00',
  ]);
  expect((await read(buyer, row.id)).order_steps).toEqual(row.order_steps);
});

test('an order in work is packed, and ships on the next working day', async () => {
  const row = await rowOf(buyer, 'WEB-0000002');
  expect([row.status, row.ship_date]).toEqual(['processing', '2026-03-11']);
  expect(written(row.order_steps)).toEqual([
    'placed done 2026-03-07T12:00',
    'packed now 2026-03-07T16:00',
    'shipped next 2026-03-11T08:00 expected',
    'delivered next 2026-03-11T17:00 expected',
  ]);
});

test('the next delivery is the order that ships first; what is canceled isn’t delivered', async () => {
  const before = await next(buyer);
  expect([before?.transaction_number, before?.ship_date]).toEqual(['WEB-0000002', '2026-03-11']);
  expect(before?.order_steps).toHaveLength(4);
  const id = await place(
    buyer,
    orderVisit('WEB-7100001', 110, [sentLine(105, 2)], { ship_date: '2026-03-16' }),
  );
  expect((await next(buyer))?.transaction_number).toBe('WEB-0000002');
  // The same day, but not packed yet.
  const later = await place(
    buyer,
    orderVisit('WEB-7100009', 110, [sentLine(105, 2)], { ship_date: '2026-03-11' }),
  );
  expect((await next(buyer))?.transaction_number).toBe('WEB-0000002');
  await backEnd.post('/orders/cancel', { token: buyer, body: { id: later } });
  // It ships on a Monday, so that it is packed on Friday.
  expect(written((await read(buyer, id)).order_steps)).toEqual([
    'placed now 2026-03-10T15:00',
    'packed next 2026-03-13T16:00 expected',
    'shipped next 2026-03-16T08:00 expected',
    'delivered next 2026-03-16T17:00 expected',
  ]);
  await backEnd.post('/orders/cancel', { token: buyer, body: { id: before?.id } });
  expect((await next(buyer))?.transaction_number).toBe('WEB-7100001');
  expect(written((await rowOf(buyer, 'WEB-0000002')).order_steps)).toEqual([
    'placed done 2026-03-07T12:00',
    'packed done 2026-03-07T16:00',
    'cancelled done 2026-03-10T15:00',
  ]);
  await backEnd.post('/orders/cancel', { token: buyer, body: { id } });
  expect(await next(buyer)).toBeNull();
});

test('an order that needs an approval has that step, and is no next delivery before', async () => {
  const junior = await backEnd.login('junior@demo.test', 1);
  const approver = await backEnd.login('approver@demo.test', 1);
  const order = (number: string) => orderVisit(number, 150, [sentLine(105, 2)], { ship_date: '2026-03-12' });
  const approved = await place(junior, order('WEB-7100002'));
  const refused = await place(junior, order('WEB-7100003'));
  const waiting = [
    'placed now 2026-03-10T15:00',
    'approved next  expected',
    'packed next  expected',
    'shipped next  expected',
    'delivered next  expected',
  ];
  expect(written((await read(junior, approved)).order_steps)).toEqual(waiting);
  expect(await next(junior)).toBeNull();
  const decide = (id: string, approval_status: number) =>
    backEnd.post(`/b2bportal/orders/${id}/approval`, {
      token: approver,
      body: { approval_status, comment: 'Seen' },
    });
  await decide(approved, 1);
  await decide(refused, 2);
  expect(written((await read(junior, approved)).order_steps)).toEqual([
    'placed done 2026-03-10T15:00',
    'approved now 2026-03-10T15:00',
    'packed next 2026-03-11T16:00 expected',
    'shipped next 2026-03-12T08:00 expected',
    'delivered next 2026-03-12T17:00 expected',
  ]);
  expect(written((await read(junior, refused)).order_steps)).toEqual([
    'placed done 2026-03-10T15:00',
    'cancelled done 2026-03-10T15:00',
  ]);
  expect((await next(junior))?.transaction_number).toBe('WEB-7100002');
});

test('an estimate and a bill of the back office have no steps', async () => {
  const acheteuse = await backEnd.login('acheteuse@lumiere.test', 3);
  const id = await place(acheteuse, estimateVisit('WEB-7100004', 310, [sentLine(301, 2)]));
  expect((await read(acheteuse, id)).order_steps).toEqual([]);
  expect((await rowOf(buyer, 'INV-1')).order_steps).toEqual([]);
});

test('the next delivery is the customer’s own', async () => {
  expect((await backEnd.get('/transactions/next-delivery', {})).status).toBe(401);
  await place(buyer, orderVisit('WEB-7100005', 110, [sentLine(105, 2)]));
  expect((await next(buyer))?.transaction_number).toBe('WEB-7100005');
  expect(await next(await backEnd.login('other@demo.test', 1))).toBeNull();
});

test('a document names the company that sells, its account, and nothing without them', async () => {
  const { seller } = await read(buyer, (await rowOf(buyer, 'INV-1')).id);
  expect(seller).toMatchObject({
    address: ['1 Mill Lane'],
    country: 'US',
    tax_number: '31-48',
    bank: { bank: 'River Bank', holder: 'Demo Foods', account: '12 34', routing: '044', iban: '' },
  });
  const acheteuse = await backEnd.login('acheteuse@lumiere.test', 3);
  const id = await place(acheteuse, estimateVisit('WEB-7100006', 310, [sentLine(301, 2)]));
  expect((await read(acheteuse, id)).seller).toBeNull();
});
