import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';

/** Coupons can't be guessed, nor used more often than they may be. ONCE20 may be used once by a customer. */

let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

const MINUTE = 60_000;
const codeOf = (body: unknown) => v.parse(errorResponse, body).code;
const find = (token: string, code: string, from = '203.0.113.1') =>
  backEnd.get(`/coupons/${code}`, { token, headers: { 'x-forwarded-for': from } });
const place = (token: string, number: string, client: number, coupon: string) => {
  const visit = orderVisit(number, client, [sentLine(105, 2)], { portal_coupons_code: coupon });
  return backEnd.post('/rest/visitSync', { token, body: visit });
};

test('a customer may use a coupon as often as it says, and again after a cancellation', async () => {
  const buyer = await backEnd.login('buyer@demo.test', 1);
  expect((await find(buyer, 'once20')).status).toBe(200);
  const first = await place(buyer, 'WEB-1', 110, 'ONCE20');
  expect(first.status).toBe(200);
  // A repeat is the same order.
  expect((await place(buyer, 'WEB-1', 110, 'ONCE20')).status).toBe(200);
  const found = await find(buyer, 'ONCE20');
  expect([found.status, codeOf(found.body)]).toEqual([422, 'coupon_used']);
  const second = await place(buyer, 'WEB-2', 110, 'ONCE20');
  expect([second.status, codeOf(second.body)]).toEqual([422, 'coupon_used']);
  const other = await backEnd.login('other@demo.test', 1);
  const both = await Promise.all(['WEB-3', 'WEB-4'].map((number) => place(other, number, 120, 'ONCE20')));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const { id } = v.parse(visitResponse, first.body).transaction;
  await backEnd.post('/orders/cancel', { token: buyer, body: { id } });
  expect((await place(buyer, 'WEB-5', 110, 'ONCE20')).status).toBe(200);
});

test('ten unknown codes of a customer, in the cart or in orders, end the guessing for ten minutes', async () => {
  const junior = await backEnd.login('junior@demo.test', 1);
  for (let count = 0; count < 5; count += 1) {
    expect((await find(junior, `GUESS${count}`, `198.51.100.${count}`)).status).toBe(404);
    expect(codeOf((await place(junior, `WEB-6${count}`, 150, `ORDER${count}`)).body)).toBe('coupon_unknown');
  }
  for (const code of ['GUESS9', 'WELCOME10']) {
    const refused = await find(junior, code);
    expect([refused.status, codeOf(refused.body)]).toEqual([429, 'too_many_attempts']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await place(junior, 'WEB-69', 150, 'WELCOME10')).status).toBe(429);
  expect((await place(junior, 'WEB-69', 150, '')).status).toBe(200);
  backEnd.clock.forward(10 * MINUTE);
  const again = await backEnd.login('junior@demo.test', 1);
  // Codes that exist don't count.
  for (let count = 0; count < 12; count += 1) expect((await find(again, 'WELCOME10')).status).toBe(200);
});

test('fifty unknown codes from one address end the guessing for all its customers', async () => {
  const from = '203.0.113.50';
  for (const name of ['buyer', 'other', 'group', 'approver', 'chief']) {
    const token = await backEnd.login(`${name}@demo.test`, 1);
    for (let count = 0; count < 10; count += 1) {
      expect((await find(token, `${name}${count}`, from)).status).toBe(404);
    }
  }
  const restricted = await backEnd.login('restricted@demo.test', 1);
  expect((await find(restricted, 'WELCOME10', from)).status).toBe(429);
  expect((await find(restricted, 'WELCOME10', '203.0.113.51')).status).toBe(200);
});
