import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { documentResponse } from '../../src/sync/stores/schema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { openStream } from '../support/backEnd/documentStream.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';

/** What the back end tells customers, and what its companies' back offices publish. */

let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await startBackEnd({
    backOfficeKeys: { demo: 'key of demo', andina: 'key of andina' },
  });
});
afterAll(() => backEnd.close());

const messagesOf = async (email: string, companyId = 1) => {
  await backEnd.app.publishNews();
  const token = await backEnd.login(email, companyId);
  const { body } = await backEnd.get('/documents/notifications', { token });
  const messages = v.parse(documentResponse, body).data.messages;
  return Object.values(v.parse(v.optional(v.record(v.string(), v.looseObject({})), {}), messages));
};
const choose = async (email: string, kinds: Record<string, boolean>) => {
  const token = await backEnd.login(email, 1);
  const body = { writer: 'phone', patch: { kinds } };
  expect((await backEnd.patch('/documents/notifications', { token, body })).status).toBe(200);
};

const place = async (email: string, clientId: number, number: string) => {
  const token = await backEnd.login(email, 1);
  const { body } = await backEnd.post('/rest/visitSync', {
    token,
    body: orderVisit(number, clientId, [sentLine(105, 2)]),
  });
  return v.parse(visitResponse, body).transaction.id;
};

const TEXTS = { en: { title: 'Open on Friday', body: 'We deliver on the holiday too.' } };
const publication = (key: string, changes = {}) => ({
  company_id: 1,
  key,
  kind: 'order_status',
  emails: ['other@demo.test'],
  texts: TEXTS,
  ...changes,
});
const publish = async (sent: object, key: string | null = 'key of demo') => {
  const { status, body } = await backEnd.post('/notifications/publish', {
    body: sent,
    headers: key === null ? {} : { 'x-back-office-key': key },
  });
  return status === 200 ? body : [status, v.parse(errorResponse, body).code];
};

test('approvers are told of an order that waits, and who placed it of the decision; nobody else is', async () => {
  const named = { contact_name: 'Mia Torres', phone: '' };
  await backEnd.post('/users/profile', { token: await backEnd.login('junior@demo.test', 1), body: named });
  const stream = await openStream(backEnd, await backEnd.login('approver@demo.test', 1));
  const id = await place('junior@demo.test', 150, 'WEB-6000001');
  const [event] = (await stream.events(1)) ?? [];
  stream.close();
  expect(event).toMatchObject({ name: 'notifications', writer: 'back-office' });
  expect(await messagesOf('approver@demo.test')).toMatchObject([
    {
      id: `approval-waiting-${id}`,
      kind: 'approval_waiting',
      title: 'Order WEB-6000001 is pending your approval',
      body: expect.stringMatching(/^Mia Torres placed Order WEB-6000001 /),
      transaction_id: id,
      is_read: false,
    },
  ]);
  expect(await messagesOf('junior@demo.test')).toEqual([]);
  const approver = await backEnd.login('approver@demo.test', 1);
  const decision = { token: approver, body: { approval_status: 2, comment: 'Too much' } };
  await backEnd.post(`/b2bportal/orders/${id}/approval`, decision);
  await backEnd.post(`/b2bportal/orders/${id}/approval`, decision);
  // A refused order is cancelled too, which isn't told once more.
  expect(await messagesOf('junior@demo.test')).toMatchObject([
    { id: `approval-${id}`, kind: 'approval_decided', title: 'Order WEB-6000001 has been rejected' },
  ]);
  for (const email of ['chief@demo.test', 'buyer@demo.test', 'other@demo.test']) {
    expect(await messagesOf(email)).toEqual([]);
  }
});

test('who cancels an own order isn’t told; who placed it is, when a colleague does', async () => {
  const own = await place('buyer@demo.test', 110, 'WEB-6000002');
  const buyer = await backEnd.login('buyer@demo.test', 1);
  await backEnd.post('/orders/cancel', { token: buyer, body: { id: own } });
  expect(await messagesOf('buyer@demo.test')).toEqual([]);
  const approvers = await place('approver@demo.test', 150, 'WEB-6000003');
  const junior = await backEnd.login('junior@demo.test', 1);
  await backEnd.post('/orders/cancel', { token: junior, body: { id: approvers } });
  expect((await messagesOf('approver@demo.test')).at(-1)).toMatchObject({
    kind: 'order_status',
    title: 'Order WEB-6000003 was canceled',
    transaction_id: approvers,
  });
});

test('a back office publishes once per key and customer, to its own customers only', async () => {
  const sent = publication('holiday', { emails: ['Other@demo.test', 'other@demo.test'] });
  expect(await publish(sent)).toEqual({ success: true, published: 1, repeated: 0, off: 0, mailed: 0 });
  expect(await publish(sent)).toEqual({ success: true, published: 0, repeated: 1, off: 0, mailed: 0 });
  expect(await publish({ ...sent, emails: ['other@demo.test', 'cash@demo.test'] })).toEqual({
    success: true,
    published: 1,
    repeated: 1,
    off: 0,
    mailed: 0,
  });
  const message = {
    id: 'published-holiday',
    title: 'Open on Friday',
    body: 'We deliver on the holiday too.',
  };
  expect(await messagesOf('other@demo.test')).toMatchObject([message]);
  expect(await messagesOf('cash@demo.test')).toMatchObject([message]);
  expect(await messagesOf('comprador@andina.test', 2)).toEqual([]);
  expect(
    await publish({ ...sent, company_id: 2, emails: ['comprador@andina.test'] }, 'key of andina'),
  ).toMatchObject({ published: 1 });
});

test('a deleted notification doesn’t come back when it is published again', async () => {
  const token = await backEnd.login('other@demo.test', 1);
  const patch = { messages: { 'published-holiday': { delete: true } } };
  await backEnd.patch('/documents/notifications', { token, body: { writer: 'phone', patch } });
  expect(await publish(publication('holiday'))).toMatchObject({ published: 0, repeated: 1 });
  expect(await messagesOf('other@demo.test')).toMatchObject([{ delete: true }]);
});

test.each([
  ['no key', {}, null, [401, 'unauthorized']],
  ['another key', {}, 'key', [401, 'unauthorized']],
  ['the key of another company', {}, 'key of andina', [401, 'unauthorized']],
  ['a company without a key', { company_id: 3 }, 'undefined', [401, 'unauthorized']],
  ['an unknown company', { company_id: 99 }, 'key of demo', [401, 'unauthorized']],
  [
    'an unknown customer',
    { emails: ['other@demo.test', 'x@demo.test'] },
    'key of demo',
    [422, 'unknown_recipient'],
  ],
  [
    'a customer of another company',
    { emails: ['comprador@andina.test'] },
    'key of demo',
    [422, 'unknown_recipient'],
  ],
  ['a product of nobody', { about: { product_id: 9_999 } }, 'key of demo', [422, 'unknown_product']],
  ['an unknown kind', { kind: 'advertising' }, 'key of demo', [400, 'invalid_request']],
  ['no recipient', { emails: [] }, 'key of demo', [400, 'invalid_request']],
  ['no English text', { texts: { es: TEXTS.en } }, 'key of demo', [400, 'invalid_request']],
])('%s: nothing is published', async (_, changes, key, refusal) => {
  expect(await publish(publication('refused', changes), key)).toEqual(refusal);
  expect((await messagesOf('other@demo.test')).map(({ id }) => id)).not.toContain('published-refused');
});

test('a customer’s own token is no key', async () => {
  const token = await backEnd.login('other@demo.test', 1);
  const { status } = await backEnd.post('/notifications/publish', { token, body: publication('mine') });
  expect(status).toBe(401);
});

test('a published notification leads to an own order, and never to one of another client', async () => {
  const id = await place('other@demo.test', 120, 'WEB-6000004');
  const about = { transaction_id: id };
  const toBoth = { about, emails: ['other@demo.test', 'cash@demo.test'] };
  expect(await publish(publication('ready', toBoth))).toEqual([422, 'not_theirs']);
  expect(await publish(publication('ready', { about }))).toMatchObject({ published: 1 });
  expect((await messagesOf('other@demo.test')).at(-1)).toMatchObject({ transaction_id: id });
});

test('a kind that is switched off isn’t sent; switched on again, it is', async () => {
  await choose('cash@demo.test', { order_status: false });
  const sent = publication('later', { emails: ['cash@demo.test'] });
  expect(await publish(sent)).toMatchObject({ published: 0, off: 1 });
  expect(await publish({ ...sent, kind: 'invoice_due', key: 'due' })).toMatchObject({ published: 1 });
  expect(await publish({ ...sent, kind: 'price_drop', key: 'price' })).toMatchObject({
    published: 0,
    off: 1,
  });
  await choose('cash@demo.test', { order_status: true });
  expect(await publish(sent)).toMatchObject({ published: 1, off: 0 });
});

test('the newest 200 are kept', async () => {
  const old = Object.fromEntries(
    Array.from({ length: 210 }, (_, at) => [
      `old-${at}`,
      { body: `Old ${at}`, date: new Date(Date.UTC(2025, 0, 1) + at * 86_400_000).toISOString() },
    ]),
  );
  const token = await backEnd.login('restricted@demo.test', 1);
  await backEnd.patch('/documents/notifications', {
    token,
    body: { writer: 'phone', patch: { messages: old } },
  });
  await publish(publication('newest', { emails: ['restricted@demo.test'] }));
  const messages = await messagesOf('restricted@demo.test');
  expect(messages).toHaveLength(200);
  const bodies = messages.map(({ body }) => body);
  expect(bodies).toContain(TEXTS.en.body);
  expect(bodies).toContain('Old 11');
  expect(bodies).not.toContain('Old 10');
});
