import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pendingOrdersResponse } from '../../src/api/approvals/pendingOrdersSchema.ts';
import { approversResponse, statusEmailResponse } from '../../src/api/approvals/schema.ts';
import { transactionResponse } from '../../src/api/history/transactionSchema.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { documentResponse } from '../../src/sync/stores/schema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { openStream } from '../support/backEnd/documentStream.ts';
import { DEMO_KEY, mailsOf } from '../support/backEnd/outbox.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';

/** Junior and approver buy for client 150; chief approves for another client. */
let backEnd: BackEnd;
let junior: string;
let approver: string;
let chief: string;

beforeAll(async () => {
  backEnd = await startBackEnd({ demoKey: DEMO_KEY, portalOf: (alias) => `https://${alias}.portal.test` });
  junior = await backEnd.login('junior@demo.test', 1);
  approver = await backEnd.login('approver@demo.test', 1);
  chief = await backEnd.login('chief@demo.test', 1);
});
afterAll(() => backEnd.close());

const place = async (number: string, token = junior) => {
  const { body } = await backEnd.post('/rest/visitSync', {
    token,
    body: orderVisit(number, 150, [sentLine(105, 2)]),
  });
  return v.parse(visitResponse, body).transaction;
};
const pendingOrders = async (token = approver, query = '') => {
  const { body } = await backEnd.get(`/b2bportal/orders-for-approval${query}`, { token });
  return v.parse(pendingOrdersResponse, body);
};
const decide = (id: string, approval_status: number, comment = '', token = approver) =>
  backEnd.post(`/b2bportal/orders/${id}/approval`, { token, body: { approval_status, comment } });
const decideSuccessfully = async (...decision: Parameters<typeof decide>) => {
  const { status, body } = await decide(...decision);
  expect(status).toBe(200);
  return v.parse(transactionResponse, body).transaction;
};
const refusal = async (request: ReturnType<typeof decide>) => {
  const { status, body } = await request;
  return [status, v.parse(errorResponse, body).code];
};
const outbox = async (companyId = 1) =>
  (await mailsOf(backEnd, companyId)).map(({ to, subject, body }) => ({ to, subject, body }));
const notices = async (token: string) => {
  await backEnd.app.publishNews();
  const { body } = await backEnd.get('/documents/notifications', { token });
  const messages = v.parse(documentResponse, body).data.messages;
  return Object.values(v.parse(v.optional(v.record(v.string(), v.unknown()), {}), messages));
};

test('approvers are colleagues at the same client, without the caller', async () => {
  const emails = async (token: string) => {
    const { body } = await backEnd.get('/b2bportal/users-for-approval', { token });
    return v.parse(approversResponse, body).portal_users.map(({ email }) => email);
  };
  expect(await emails(junior)).toEqual(['approver@demo.test']);
  expect(await emails(approver)).toEqual([]);
  expect(await emails(await backEnd.login('buyer@demo.test', 1))).toEqual([]);
});

test('an order waits with status 0; an e-mail is sent to its approvers once, and to nobody else', async () => {
  const { id, approval_status } = await place('WEB-5000001');
  expect(approval_status).toBe(0);
  const send = (emails: string[], status = 0, token = junior) =>
    backEnd.post('/b2bportal/sendOrderStatusEmail', { token, body: { emails, status, order_id: id } });
  const sent = async () => v.parse(statusEmailResponse, (await send(['Approver@demo.test'])).body).sent;
  expect([await sent(), await sent()]).toEqual([1, 0]);
  expect(await outbox()).toEqual([
    {
      to: 'approver@demo.test',
      subject: 'Order WEB-5000001 is pending your approval',
      body: `junior@demo.test placed Order WEB-5000001 for Client junior. It is pending your approval.\n\nView details: https://demo.portal.test/approvals/${id}`,
    },
  ]);
  expect(await refusal(send(['chief@demo.test']))).toEqual([422, 'unknown_recipient']);
  expect(await refusal(send(['someone@elsewhere.test']))).toEqual([422, 'unknown_recipient']);
  expect(await refusal(send(['approver@demo.test'], 1))).toEqual([409, 'wrong_status']);
  expect(await refusal(send(['approver@demo.test'], 0, chief))).toEqual([404, 'not_found']);
});

test('the approver opens a pending order and approves it with a comment, and the buyer is notified at once', async () => {
  const { id } = await place('WEB-5000002');
  const pendingOrder = (await pendingOrders()).orders.find((order) => order.id === id);
  // Oil: 2 × 40 = 80, tax 8 % = 6.40, shipping 12.
  expect(pendingOrder).toMatchObject({
    requested_by: 'junior@demo.test',
    approval_status: 0,
    netvalue: 98.4,
  });
  expect((await backEnd.get(`/transactions/${id}`, { token: approver })).status).toBe(200);

  const stream = await openStream(backEnd, junior);
  const order = await decideSuccessfully(id, 1, ' Fine by me ');
  expect(order).toMatchObject({
    approval_status: 1,
    approval_comment: 'Fine by me',
    approved_by: 'approver@demo.test',
    status: 'pending',
  });
  const [event] = (await stream.events(1)) ?? [];
  stream.close();
  expect(event).toMatchObject({ name: 'notifications', writer: 'back-office' });
  expect(await notices(junior)).toMatchObject([
    {
      id: `approval-${id}`,
      body: 'Order WEB-5000002 was approved by approver@demo.test. Comment: Fine by me',
      date: '2026-03-10T15:00:00.000Z',
      is_read: false,
      transaction_id: id,
    },
  ]);
  const { body } = await backEnd.get(`/transactions/${id}`, { token: junior });
  expect(v.parse(transactionResponse, body).transaction).toMatchObject({
    approval_status: 1,
    approval_comment: 'Fine by me',
  });
  expect((await pendingOrders()).orders.map((order) => order.id)).not.toContain(id);
  expect((await outbox()).filter(({ to }) => to === 'junior@demo.test')).toMatchObject([
    {
      subject: 'Order WEB-5000002 has been approved',
      body: expect.stringContaining(`View details: https://demo.portal.test/transaction/${id}`),
    },
  ]);
});

test('a refused order is cancelled; repeating the decision changes nothing, and another decision is rejected', async () => {
  const { id } = await place('WEB-5000003');
  const first = await decideSuccessfully(id, 2, 'Too much');
  expect(first).toMatchObject({ approval_status: 2, status: 'cancelled', can_cancel: false });
  const before = [await notices(junior), await outbox()];
  expect(await decideSuccessfully(id, 2, 'Too much')).toEqual(first);
  expect([await notices(junior), await outbox()]).toEqual(before);
  expect(await refusal(decide(id, 1))).toEqual([409, 'not_waiting']);
});

test('of parallel decisions one is accepted, and the buyer is notified once', async () => {
  const { id } = await place('WEB-5000004');
  const responses = await Promise.all([decide(id, 1), decide(id, 2), decide(id, 1), decide(id, 2)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  expect(
    (await outbox()).filter(({ to, subject }) => to.startsWith('junior') && subject.includes('5000004')),
  ).toHaveLength(1);
});

test('an order that the buyer cancelled is no longer pending', async () => {
  const { id } = await place('WEB-5000005');
  await backEnd.post('/orders/cancel', { token: junior, body: { id } });
  expect((await pendingOrders()).orders.map((order) => order.id)).not.toContain(id);
  expect(await refusal(decide(id, 1))).toEqual([409, 'not_waiting']);
});

test('only approvers of the same client decide, and nobody about an order that needs no approval', async () => {
  const { id } = await place('WEB-5000006');
  const pendingOrdersPath = '/b2bportal/orders-for-approval';
  expect(await refusal(decide(id, 1, '', junior))).toEqual([403, 'not_approver']);
  expect(await refusal(backEnd.get(pendingOrdersPath, { token: junior }))).toEqual([403, 'not_approver']);
  expect(await refusal(decide(id, 1, '', chief))).toEqual([404, 'not_found']);
  expect(await pendingOrders(chief)).toMatchObject({ total: 0, orders: [] });
  const ownOrder = await place('WEB-5000007', approver);
  expect(ownOrder.approval_status).toBeNull();
  expect(await refusal(decide(ownOrder.id, 1))).toEqual([403, 'own_order']);
  expect(await refusal(decide(id, 3))).toEqual([400, 'invalid_request']);
  expect(await refusal(decide(id, 1, 'x'.repeat(1001)))).toEqual([400, 'invalid_request']);
});

test('pending orders are paged, oldest first', async () => {
  const { total, orders } = await pendingOrders();
  const [first] = (await pendingOrders(approver, '?page=1&page_size=1')).orders;
  expect(first?.id).toBe(orders[0]?.id);
  expect((await pendingOrders(approver, `?page=${total + 1}&page_size=1`)).orders).toEqual([]);
});

test('the outbox is available only if the server was started with its key, and only with it', async () => {
  expect(await outbox(2)).toEqual([]);
  const path = '/demo/outbox?company_id=1';
  for (const headers of [{}, { 'x-demo-key': 'guess' }]) {
    expect((await backEnd.get(path, { token: junior, headers })).status).toBe(401);
  }
  const otherBackEnd = await startBackEnd();
  const { status } = await otherBackEnd.get(path, { headers: { 'x-demo-key': '' } });
  await otherBackEnd.close();
  expect(status).toBe(404);
});

test('people are named as they name themselves, and by their e-mail as long as they have not', async () => {
  const nameAs = (token: string, contact_name: string) =>
    backEnd.post('/users/profile', { token, body: { contact_name, phone: '' } });
  const approverNames = async () => {
    const { body } = await backEnd.get('/b2bportal/users-for-approval', { token: junior });
    return v.parse(approversResponse, body).portal_users.map(({ name }) => name);
  };
  expect(await approverNames()).toEqual(['approver@demo.test']);
  await nameAs(junior, 'Mia Torres');
  await nameAs(approver, 'Ada Moreau');
  expect(await approverNames()).toEqual(['Ada Moreau']);
  const { id } = await place('WEB-5000090');
  expect((await pendingOrders()).orders.find((order) => order.id === id)?.requested_by).toBe('Mia Torres');
  const requestedBy = async (token: string) => {
    const { body } = await backEnd.get(`/transactions/${id}`, { token });
    return v.parse(transactionResponse, body).transaction.requested_by;
  };
  expect(await requestedBy(approver)).toBe('Mia Torres');
  expect(await requestedBy(junior)).toBe('');
  expect((await decideSuccessfully(id, 1)).approved_by).toBe('Ada Moreau');
  expect(await outbox()).toContainEqual(
    expect.objectContaining({ to: 'junior@demo.test', body: expect.stringContaining('Ada Moreau') }),
  );
});
