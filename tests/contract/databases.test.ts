import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionResponse } from '../../src/api/access/schema.ts';
import { transactionResponse, transactionsResponse } from '../../src/api/history/transactionSchema.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { availabilityResponse } from '../../src/api/inventory/schema.ts';
import { documentResponse } from '../../src/sync/stores/schema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { findPostgres, startPostgres } from '../support/backEnd/postgres.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';

/** Must be the same on the embedded database and on a PostgreSQL server: types, locks, uniqueness, order. */
const testDatabase = (start: () => Promise<{ backEnd: BackEnd; stop(): Promise<void> }>) => {
  let backEnd: BackEnd;
  let stop: () => Promise<void>;
  let buyer: string;

  beforeAll(async () => {
    ({ backEnd, stop } = await start());
    buyer = await backEnd.login('buyer@demo.test', 1);
  });
  afterAll(() => stop());

  const place = async (token: string, number: string, client: number, quantity: number) => {
    const lines = [sentLine(101, 2, { units: 'CS' }), sentLine(102, quantity)];
    return backEnd.post('/rest/visitSync', { token, body: orderVisit(number, client, lines) });
  };
  const history = async (token: string, query = '') =>
    v.parse(transactionsResponse, (await backEnd.get(`/transactions${query}`, { token })).body);

  const stock = () => backEnd.get('/availability?product_id=101,102', { token: buyer });

  test('twenty parallel repeats store an order once, and it is read as it was placed', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => place(buyer, 'WEB-1', 110, 10)));
    const visits = responses.map(({ body }) => v.parse(visitResponse, body));
    expect(visits.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect((await history(buyer, '?search=WEB-1')).total).toBe(1);
    const path = `/transactions/${visits[0]?.transaction.id}`;
    const { transaction } = v.parse(transactionResponse, (await backEnd.get(path, { token: buyer })).body);
    expect(transaction).toMatchObject({
      transaction_date: '2026-03-10',
      ship_date: '2026-03-11',
      netvalue: 450.87,
      line_count: 3,
    });
    expect(transaction.lines.map(({ order_detail_netvalue }) => order_detail_netvalue)).toEqual([
      246.24, 184.68, 0,
    ]);
  });

  test('only one of two customers gets the same order number', async () => {
    const other = await backEnd.login('other@demo.test', 1);
    const responses = await Promise.all([place(buyer, 'WEB-2', 110, 10), place(other, 'WEB-2', 120, 10)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('two parallel orders don’t use the same credit twice', async () => {
    const junior = await backEnd.login('junior@demo.test', 1);
    // Each 240 + 135 × 18 = 2,670 and 8 % tax: 2,883.60 of 5,000.
    const responses = await Promise.all(['WEB-3', 'WEB-4'].map((number) => place(junior, number, 150, 135)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
    const { body } = await backEnd.post('/users/refresh', { token: junior, body: {} });
    expect(v.parse(sessionResponse, body).user.open_balance).toBe(2883.6);
  });

  test('parallel orders reduce the stock by their sum, in whatever order their lines are', async () => {
    const { body: before } = await stock();
    const buyers = await Promise.all(
      ['buyer', 'other', 'approver', 'chief'].map((name) => backEnd.login(`${name}@demo.test`, 1)),
    );
    const clients = [110, 120, 150, 190];
    const responses = await Promise.all(
      Array.from({ length: 16 }, (_, index) => {
        const lines = [sentLine(101, 1, { units: 'EA' }), sentLine(102, 3)];
        const visit = orderVisit(
          `WEB-5${index}`,
          clients[index % 4] ?? 0,
          index % 2 === 0 ? lines : lines.reverse(),
        );
        return backEnd.post('/rest/visitSync', { token: buyers[index % 4] ?? null, body: visit });
      }),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const stockQuantities = (body: unknown) =>
      v.parse(availabilityResponse, body).availability.map(({ quantity }) => Number(quantity));
    const [juice = 0, north, rice = 0] = stockQuantities(before);
    expect(stockQuantities((await stock()).body)).toEqual([juice - 16, north, rice - 48]);
  });

  test('parallel patches are all applied', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        backEnd.patch('/documents/transaction', {
          token: buyer,
          body: { writer: 'a', patch: { [`line-${index}`]: { quantity: index } } },
        }),
      ),
    );
    const { revision, data } = v.parse(
      documentResponse,
      (await backEnd.get('/documents/transaction', { token: buyer })).body,
    );
    expect([revision, Object.keys(data).length]).toEqual([20, 20]);
  });

  test('the history is searched and paged, and shows the customer’s own transactions only', async () => {
    const { total, transactions } = await history(buyer, '?search=juice&page=1&page_size=2');
    expect([total >= 3, transactions.length]).toEqual([true, 2]);
    const maxed = await backEnd.login('maxed@demo.test', 1);
    expect((await history(maxed)).total).toBe(0);
  });

  test('parallel renewals of one cookie replace it once', async () => {
    const body = { email: 'buyer@demo.test', password: PASSWORD, company_id: 1 };
    const cookieIn = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? '';
    const { headers } = await backEnd.post('/users/login', { body });
    backEnd.clock.forward(61_000);
    const renewals = await Promise.all(
      Array.from({ length: 10 }, () =>
        backEnd.post('/users/refresh', { body: {}, headers: { cookie: cookieIn(headers) } }),
      ),
    );
    expect(renewals.map(({ status }) => status)).toEqual(renewals.map(() => 200));
    expect(new Set(renewals.map((renewal) => cookieIn(renewal.headers))).size).toBe(1);
  });

  test('a text that the database can’t store is refused with 400', async () => {
    const { status } = await backEnd.get('/transactions/by_number/a%00b', { token: buyer });
    expect(status).toBe(400);
  });
};

describe('embedded', () => {
  testDatabase(async () => {
    const backEnd = await startBackEnd();
    return { backEnd, stop: () => backEnd.close() };
  });
});

const programs = findPostgres();

if (programs === null) {
  process.stderr.write('PostgreSQL was not found: the back end is tested on the embedded database alone.\n');
} else {
  describe('PostgreSQL', () => {
    testDatabase(async () => {
      const postgres = await startPostgres(programs);
      const backEnd = await startBackEnd({ databaseUrl: postgres.url });
      return { backEnd, stop: () => backEnd.close().then(postgres.stop) };
    });
  });
}
