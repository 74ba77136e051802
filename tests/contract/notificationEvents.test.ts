import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentResponse } from '../../src/sync/stores/schema.ts';
import { type BackEnd, CHEAP_PASSWORD_COST, startBackEnd } from '../support/backEnd/backEnd.ts';
import { createKeptDatabase, type KeptDatabase } from '../support/backEnd/keptDatabase.ts';
import { smallTenants } from '../support/backEnd/tenants.ts';

/** Events that the company's own system writes to the database, also while no back end runs, and the daily jobs by the given clock. */

let kept: KeptDatabase;
let now = new Date('2026-03-10T15:00:00Z');
let backEnd: BackEnd;

const start = () => startBackEnd({ ...kept.place, clock: () => now });
beforeAll(async () => {
  kept = await createKeptDatabase({ seeds: smallTenants, passwordCost: CHEAP_PASSWORD_COST, today: now });
  backEnd = await start();
});
afterAll(async () => {
  await backEnd.close();
  await kept.remove();
});

const change = async (...statements: string[]) => {
  await backEnd.close();
  await kept.change(...statements);
  backEnd = await start();
};
const patch = async (email: string, name: string, data: object) => {
  const token = await backEnd.login(email, 1);
  const body = { writer: 'phone', patch: data };
  expect((await backEnd.patch(`/documents/${name}`, { token, body })).status).toBe(200);
};
const titlesOf = async (email: string) => {
  await backEnd.app.publishNews();
  const token = await backEnd.login(email, 1);
  const { body } = await backEnd.get('/documents/notifications', { token });
  const messages = v.parse(
    v.optional(v.record(v.string(), v.object({ title: v.string(), body: v.string() })), {}),
    v.parse(documentResponse, body).data.messages,
  );
  return Object.values(messages).map(({ title, body: text }) => `${title}: ${text}`);
};

const favourites = (ids: number[], marks = {}) => ({
  lists: { weekly: { name: 'Weekly', is_default: false, product_ids: ids, marks } },
});
const status = (number: string, to: string) =>
  `update transactions set status = '${to}' where transaction_number = '${number}'`;
const soldOut = (id: number, isSoldOut: boolean) =>
  `update products set data = jsonb_set(data, '{sold_out}', '${isSoldOut}') where company_id = 1 and id = ${id}`;
const price = (id: number, to: number) =>
  `update products set default_price = ${to} where company_id = 1 and id = ${id}`;

test('each status of an order is told once, in the reader’s language', async () => {
  expect(await titlesOf('buyer@demo.test')).toEqual([]);
  await change(
    `update users set settings = '{"language": "fr"}' where email = 'buyer@demo.test'`,
    status('WEB-0000002', 'shipped'),
    status('WEB-0000002', 'processing'),
    status('WEB-0000002', 'shipped'),
  );
  const told = ['Commande WEB-0000002\u00a0: expédition effectuée: La livraison est en cours.'];
  // The events came together, and the order stands at the last.
  expect(await titlesOf('buyer@demo.test')).toEqual(expect.arrayContaining(told));
  expect(await titlesOf('other@demo.test')).toEqual([]);
});

test('a favourite that is in stock again is told to those who have it and may buy it', async () => {
  await patch('other@demo.test', 'favourites', favourites([101]));
  await patch('cash@demo.test', 'favourites', favourites([101], { 101: false }));
  await patch('group@demo.test', 'favourites', favourites([], { 102: true }));
  await patch('restricted@demo.test', 'favourites', favourites([102]));
  await change(soldOut(101, true), soldOut(102, true));
  expect(await titlesOf('other@demo.test')).toEqual([]);
  await change(soldOut(101, false), soldOut(102, false));
  expect(await titlesOf('other@demo.test')).toEqual(['Back in stock: Apple juice is available again.']);
  expect(await titlesOf('group@demo.test')).toEqual(['Back in stock: Rice is available again.']);
  expect(await titlesOf('cash@demo.test')).toEqual([]);
  expect(await titlesOf('restricted@demo.test')).toEqual([]);
  // Twice on one day is once.
  await change(soldOut(101, true), soldOut(101, false));
  expect(await titlesOf('other@demo.test')).toHaveLength(1);
});

test('an invoice is told on the day it is due and when it is overdue, once, also after days without a server', async () => {
  // Placed 31 and 6 days ago with 30 days to pay: one is overdue since yesterday, before the first job; one is due in 24 days.
  expect(await titlesOf('chief@demo.test')).toEqual([]);
  now = new Date('2026-04-03T11:59:00Z');
  expect(await titlesOf('chief@demo.test')).toEqual([]);
  now = new Date('2026-04-03T12:00:00Z');
  const due = 'Invoice INV-19B is due today: You can pay it online.';
  expect(await titlesOf('chief@demo.test')).toEqual([due]);
  expect(await titlesOf('chief@demo.test')).toEqual([due]);
  now = new Date('2026-04-08T16:00:00Z');
  const told = await titlesOf('chief@demo.test');
  const overdue = (number: string) =>
    `Invoice ${number} is overdue: Please pay it, or contact us if you already have.`;
  expect(told.toSorted()).toEqual([due, overdue('INV-19A'), overdue('INV-19B')].toSorted());
  expect(await titlesOf('chief@demo.test')).toHaveLength(3);
  expect(await titlesOf('buyer@demo.test')).not.toEqual(
    expect.arrayContaining([expect.stringContaining('INV-19')]),
  );
});

test('a fall of the customer’s own price is told to those who have switched it on', async () => {
  await patch('other@demo.test', 'notifications', { kinds: { price_drop: true } });
  await patch('group@demo.test', 'notifications', { kinds: { price_drop: true } });
  now = new Date('2026-04-09T12:00:00Z');
  const before = await titlesOf('other@demo.test');
  // `other` pays a net price of 8.50 for apple juice whatever the list says; rice costs `group` the list price less 10 %.
  await change(price(101, 5), price(102, 19));
  now = new Date('2026-04-10T12:00:00Z');
  expect(await titlesOf('other@demo.test')).toEqual(before);
  const drop = 'Price drop: Your price for Rice went down.';
  expect(await titlesOf('group@demo.test')).toContain(drop);
  expect(await titlesOf('restricted@demo.test')).toEqual([]);
  await change(`update client_prices set net_price = 8 where product_id = 101`, price(102, 25));
  now = new Date('2026-04-11T12:00:00Z');
  expect(await titlesOf('other@demo.test')).toContain('Price drop: Your price for Apple juice went down.');
  expect((await titlesOf('group@demo.test')).filter((title) => title === drop)).toHaveLength(1);
});
