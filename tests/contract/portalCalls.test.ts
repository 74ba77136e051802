import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideOrder } from '../../src/api/approvals/decideOrder.ts';
import { loadApprovers } from '../../src/api/approvals/loadApprovers.ts';
import { loadPendingOrders } from '../../src/api/approvals/loadPendingOrders.ts';
import { sendOrderStatusEmail } from '../../src/api/approvals/sendOrderStatusEmail.ts';
import { cancelEstimate, cancelOrder } from '../../src/api/history/cancelTransaction.ts';
import { loadTransaction } from '../../src/api/history/loadTransaction.ts';
import { loadTransactions } from '../../src/api/history/loadTransactions.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { loadCaptureProducts } from '../../src/api/inventory/loadCaptureProducts.ts';
import { postCapture } from '../../src/api/inventory/postCapture.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { createPortalClient } from '../support/backEnd/portalClient.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';

let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

const portal = (email: string, alias = 'demo') => createPortalClient(backEnd.address, alias, email);
const VAN = { code: 'VAN', name: 'Our van', ruleId: 7, fixed: '12', percent: '5', zones: [] };

test('an order is sent for approval and decided, and the buyer sees the decision', async () => {
  const [junior, approver] = await Promise.all([portal('junior@demo.test'), portal('approver@demo.test')]);
  const lines = (await junior.linesOf([105])).map((line) => ({ ...line, quantity: '2' }));
  const { placed } = await junior.place('WEB-7000001', lines, { shippingMethod: VAN });
  expect(placed.approvalStatus).toBe(0);

  const approvers = await loadApprovers(junior.http);
  expect(approvers).toEqual([
    { id: 18, email: 'approver@demo.test', name: 'approver@demo.test', clientName: 'Client approver' },
  ]);
  const mail = { emails: approvers.map(({ email }) => email), status: 0, orderId: placed.id } as const;
  await sendOrderStatusEmail(junior.http, mail);
  await sendOrderStatusEmail(junior.http, mail);

  const waiting = await loadPendingOrders(approver.http, { page: 1, pageSize: 20 });
  expect(waiting).toMatchObject({
    total: 1,
    orders: [{ number: 'WEB-7000001', requestedBy: 'junior@demo.test', clientName: 'Client junior' }],
  });
  await expect(loadPendingOrders(junior.http, { page: 1, pageSize: 20 })).rejects.toMatchObject({
    code: 'not_approver',
    failure: 'forbidden',
  });

  const decided = await decideOrder(approver.http, placed.id, 'refused', 'Too much');
  expect(decided).toMatchObject({ approvalStatus: 2, status: 'cancelled', canCancel: false });
  expect(await decideOrder(approver.http, placed.id, 'refused', 'Too much')).toEqual(decided);
  await expect(decideOrder(approver.http, placed.id, 'approved', '')).rejects.toMatchObject({
    code: 'not_waiting',
  });
  expect(await loadTransaction(junior.http, placed.id)).toMatchObject({
    approvalComment: 'Too much',
    approvedBy: 'approver@demo.test',
  });
});

test('orders and estimates are cancelled, and a delivered order is refused', async () => {
  const buyer = await portal('buyer@demo.test');
  const query = { kind: 'order', page: 1, pageSize: 20, search: '' } as const;
  const { transactions } = await loadTransactions(buyer.http, query);
  expect(transactions.map(({ number, canCancel }) => [number, canCancel])).toEqual([
    ['WEB-0000002', true],
    ['WEB-0000001', false],
  ]);
  const [inWork, delivered] = transactions;
  const cancelled = await cancelOrder(buyer.http, inWork?.id ?? '');
  expect(cancelled).toMatchObject({ number: 'WEB-0000002', status: 'cancelled', canCancel: false });
  expect(await cancelOrder(buyer.http, inWork?.id ?? '')).toEqual(cancelled);
  await expect(cancelOrder(buyer.http, delivered?.id ?? '')).rejects.toMatchObject({
    code: 'not_cancellable',
  });

  const vip = await portal('vip@lumiere.test', 'lumiere');
  const { placed } = await vip.place('WEB-7000002', await vip.linesOf([301]));
  expect(await cancelEstimate(vip.http, placed.id)).toMatchObject({ kind: 'estimate', status: 'cancelled' });
});

test('the history is filtered by date and status, and refused for another customer', async () => {
  const other = await portal('buyer@demo.test');
  const query = { kind: 'order', page: 1, pageSize: 20, search: '' } as const;
  const numbers = async (filter: Partial<Parameters<typeof loadTransactions>[1]>) => {
    const { total, transactions } = await loadTransactions(other.http, { ...query, ...filter });
    return [total, ...transactions.map(({ number }) => number)];
  };
  expect(await numbers({ status: 'delivered' })).toEqual([1, 'WEB-0000001']);
  expect(await numbers({ from: '2026-03-01' })).toEqual([1, 'WEB-0000002']);
  expect(await numbers({ to: '2026-02-01', search: 'juice' })).toEqual([1, 'WEB-0000001']);
  expect(await numbers({ kind: 'invoice', status: 'overdue' })).toEqual([1, 'INV-1']);
  await expect(numbers({ clientId: 120 })).rejects.toMatchObject({ code: 'no_access' });
});

test('a group’s order names the sub-customer that it is for', async () => {
  const token = await backEnd.login('group@demo.test', 1);
  const visit = orderVisit('WEB-7000003', 160, [sentLine(105, 2)], { sub_customer_id: 901 });
  const { body } = await backEnd.post('/rest/visitSync', { token, body: visit });
  const { id } = v.parse(visitResponse, body).transaction;
  const { http } = await portal('group@demo.test');
  expect(await loadTransaction(http, id)).toMatchObject({ subCustomerName: 'Branch one' });
});

test('the history has the number of each purchase order', async () => {
  const token = await backEnd.login('group@demo.test', 1);
  const visit = orderVisit('WEB-7000004', 160, [sentLine(105, 2)], {
    sub_customer_id: 901,
    f1: 'PO-2219',
  });
  await backEnd.post('/rest/visitSync', { token, body: visit });
  const { http } = await portal('group@demo.test');
  const { transactions } = await loadTransactions(http, { page: 1, pageSize: 20, search: 'PO-2219' });
  expect(transactions.map(({ number, purchaseOrder }) => [number, purchaseOrder])).toEqual([
    ['WEB-7000004', 'PO-2219'],
  ]);
});

test('a count is stored once, and refused if a product is missing', async () => {
  const { http } = await portal('buyer@demo.test');
  const products = await loadCaptureProducts(http, 110);
  expect(products.map(({ name }) => name)).toEqual(['Apple juice', 'Rice', 'Tea sample']);
  const lines = products.map(({ id }) => ({ productId: id, quantity: '0' }));
  const capture = { customerId: 110, number: 'COUNT-9', lines };
  const first = await postCapture(http, capture);
  backEnd.clock.forward(60_000);
  expect(await postCapture(http, capture)).toBe(first);
  const incomplete = { customerId: 110, number: 'COUNT-10', lines: lines.slice(1) };
  await expect(postCapture(http, incomplete)).rejects.toMatchObject({ code: 'incomplete' });
});

test('the back office’s own data about a price reaches the line', async () => {
  const [line] = await (await portal('buyer@demo.test')).linesOf([101]);
  expect(line?.price?.sourceData).toBe('{"origin":"list"}');
  const [agreed] = await (await portal('other@demo.test')).linesOf([101]);
  expect(agreed?.price?.sourceData).toBe('{"origin":"agreement"}');
});
