import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionResponse } from '../../src/api/access/schema.ts';
import { toRecordedPrice } from '../../src/api/history/recordedPrice.ts';
import { transactionResponse, transactionsResponse } from '../../src/api/history/transactionSchema.ts';
import { type VisitRequest, visitResponse } from '../../src/api/history/visitSchema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { estimateVisit, invoiceVisit, orderVisit, sentLine } from '../support/backEnd/visit.ts';

let backEnd: BackEnd;
let buyer: string;

beforeAll(async () => {
  backEnd = await startBackEnd();
  buyer = await backEnd.login('buyer@demo.test', 1);
});
afterAll(() => backEnd.close());

const place = (token: string, body: VisitRequest, path = '/rest/visitSync') =>
  backEnd.post(path, { token, body });

const placed = async (...call: Parameters<typeof place>) => {
  const { status, body } = await place(...call);
  expect(body).toMatchObject({ success: true });
  expect(status).toBe(200);
  return v.parse(visitResponse, body);
};

const refused = async (...call: Parameters<typeof place>) => {
  const { status, body } = await place(...call);
  return [status, v.parse(errorResponse, body).code];
};

const stored = async (token: string, id: string) => {
  const { body } = await backEnd.get(`/transactions/${id}`, { token });
  return v.parse(transactionResponse, body).transaction;
};

test('an order is priced and totalled by the back office itself', async () => {
  const visit = orderVisit(
    'WEB-1000001',
    110,
    [sentLine(101, 2, { units: 'CS', order_detail_remark: 'cold please' }), sentLine(102, '10')],
    { f1: 'PO-7', remark: 'ring twice' },
  );
  const { transaction, differences, repeated } = await placed(buyer, visit);
  expect(repeated).toBe(false);
  expect(transaction).toMatchObject({
    kind: 'order',
    transaction_number: 'WEB-1000001',
    approval_status: null,
  });
  // The portal sent no gift; the ten bags of rice bring one tea sample.
  expect(differences).toEqual([{ product_id: 103, field: 'gift_quantity', sent: 0, stored: 1 }]);

  const order = await stored(buyer, transaction.id);
  // Juice: 24 × 9.50 = 228, tax 18.24. Rice: 10 × 19 = 190, 10 % off = 19, tax 8 % of 171 = 13.68.
  // Shipping: the larger of 12 and 5 % of 399. Net: 399 + 31.92 + 19.95.
  expect(order).toMatchObject({
    status: 'pending',
    transaction_date: '2026-03-10',
    ship_date: '2026-03-11',
    due_date: null,
    currency_code: 'USD',
    grossvalue: 418,
    discount: 19,
    tax: 31.92,
    shipping_cost: 19.95,
    payment_method_charge_amount: 0,
    netvalue: 450.87,
    balance: null,
    line_count: 3,
    shipping_method_name: 'Our van',
    client_payterm: '30 days',
    client_payterm_days: 30,
    f1: 'PO-7',
    remark: 'ring twice',
  });
  expect(order.lines).toMatchObject([
    {
      product_id: 101,
      quantity: 2,
      units: 'CS',
      unit_of_measure: 'Case of 12',
      factor: 12,
      product_price: 9.5,
      original_price: 10,
      order_detail_grossvalue: 228,
      order_detail_netvalue: 246.24,
      order_detail_remark: 'cold please',
      detail_type: null,
    },
    {
      product_id: 102,
      product_price: 19,
      product_discount: 1.9,
      original_netprice: 17.1,
      order_detail_discount: 19,
      order_detail_tax: 13.68,
      order_detail_netvalue: 184.68,
    },
    { product_id: 103, quantity: 1, product_price: 0, order_detail_netvalue: 0, detail_type: 1 },
  ]);
});

test('a coupon is calculated from its code, whatever the portal calculated', async () => {
  const visit = orderVisit(
    'WEB-1000002',
    110,
    [
      sentLine(101, 24, { units: 'EA' }),
      sentLine(102, 10),
      sentLine(103, 1, { detail_type: 1, product_price: 0 }),
    ],
    { portal_coupons_code: 'WELCOME10' },
  );
  const { transaction, differences } = await placed(buyer, visit, '/visit-sync');
  expect(differences).toEqual([]);
  // Shares 22.80 and 17.10; taxes 16.42 and 12.31; shipping 5 % of 359.10 = 17.955.
  expect(await stored(buyer, transaction.id)).toMatchObject({
    grossvalue: 418,
    discount: 58.9,
    tax: 28.73,
    shipping_cost: 17.96,
    netvalue: 405.79,
    portal_coupons_code: 'WELCOME10',
  });
  const again = (number: string, code: string) =>
    refused(buyer, orderVisit(number, 110, [sentLine(102, 10)], { portal_coupons_code: code }));
  expect(await again('WEB-1000003', 'EXPIRED')).toEqual([422, 'coupon_expired']);
  expect(await again('WEB-1000003', 'NOPE')).toEqual([422, 'coupon_unknown']);
});

test('tampered amounts are corrected, and each difference is reported', async () => {
  const visit = orderVisit(
    'WEB-1000004',
    110,
    [
      sentLine(101, 10, {
        units: 'EA',
        factor: 0.01,
        product_price: 0.01,
        product_discount: 0,
        order_detail_grossvalue: 0.1,
        order_detail_discount: 0,
        order_detail_tax: 0,
        order_detail_netvalue: 0.1,
      }),
      sentLine(105, 100, { detail_type: 1, product_price: 0 }),
    ],
    {
      order_grossvalue: 0.1,
      order_discount: 0,
      order_tax: 0,
      order_netvalue: -5,
      shipping_cost: 0,
      payment_method_charge_amount: 5,
      currency_code: 'COP',
    },
  );
  const { transaction, differences } = await placed(buyer, visit);
  expect(differences).toEqual([
    { product_id: 101, field: 'product_price', sent: 0.01, stored: 9.5 },
    { product_id: 101, field: 'order_detail_grossvalue', sent: 0.1, stored: 95 },
    { product_id: 101, field: 'order_detail_tax', sent: 0, stored: 7.6 },
    { product_id: 101, field: 'order_detail_netvalue', sent: 0.1, stored: 102.6 },
    { product_id: 105, field: 'gift_quantity', sent: 100, stored: 0 },
    { product_id: null, field: 'order_grossvalue', sent: 0.1, stored: 95 },
    { product_id: null, field: 'order_tax', sent: 0, stored: 7.6 },
    { product_id: null, field: 'shipping_cost', sent: 0, stored: 12 },
    { product_id: null, field: 'payment_method_charge_amount', sent: 5, stored: 0 },
    { product_id: null, field: 'order_netvalue', sent: -5, stored: 114.6 },
  ]);
  const order = await stored(buyer, transaction.id);
  expect(order).toMatchObject({ netvalue: 114.6, currency_code: 'USD', line_count: 1 });
});

test('a repeated order number returns the first result and stores nothing', async () => {
  const visit = orderVisit('WEB-1000005', 110, [sentLine(105, 2, { product_price: 1 })]);
  const first = await placed(buyer, visit);
  // Figures, dates and the notation of a number are not content.
  const again = [sentLine(105, '2.0', { product_price: 40, warehouse_id: 1 })];
  const repeat = orderVisit('WEB-1000005', 110, again, { ship_date: '2026-03-20' });
  expect(await placed(buyer, repeat)).toEqual({ ...first, repeated: true });
  // The margin's price: 30 / (1 − 25 %) = 40.
  expect(first.differences).toEqual([{ product_id: 105, field: 'product_price', sent: 1, stored: 40 }]);

  const other = await backEnd.login('other@demo.test', 1);
  expect(await refused(other, orderVisit('WEB-1000005', 120, [sentLine(102, 50)]))).toEqual([
    409,
    'number_taken',
  ]);
  const { body } = await backEnd.get('/transactions?search=WEB-1000005', { token: buyer });
  expect(v.parse(transactionsResponse, body).total).toBe(1);
});

test('an order number with other content is refused, and the first order is unchanged', async () => {
  const lines = [sentLine(105, 2), sentLine(102, 5)];
  const { transaction } = await placed(buyer, orderVisit('WEB-1000060', 110, lines));
  const before = await stored(buyer, transaction.id);
  const others: VisitRequest[] = [
    orderVisit('WEB-1000060', 110, [sentLine(105, 2), sentLine(102, 6)]),
    orderVisit('WEB-1000060', 110, [sentLine(105, 2)]),
    orderVisit('WEB-1000060', 110, [...lines, sentLine(103, 1)]),
    orderVisit('WEB-1000060', 110, [sentLine(105, 2, { order_detail_remark: 'cold' }), sentLine(102, 5)]),
    orderVisit('WEB-1000060', 110, lines, { portal_coupons_code: 'WELCOME10' }),
    orderVisit('WEB-1000060', 110, lines, { client_shipaddress1: '2 Side Street' }),
    orderVisit('WEB-1000060', 110, lines, { remark: 'ring twice' }),
  ];
  for (const visit of others) expect(await refused(buyer, visit)).toEqual([409, 'content_differs']);
  expect(await stored(buyer, transaction.id)).toEqual(before);
  expect(await placed(buyer, orderVisit('WEB-1000060', 110, lines.toReversed()))).toMatchObject({
    repeated: true,
  });
});

test('a cart that was ordered isn’t stored again with other content, under any number', async () => {
  const json_data = JSON.stringify({ cart: '1-1773137359777' });
  await placed(buyer, orderVisit('WEB-1000061', 110, [sentLine(105, 2)], { json_data }));
  for (const number of ['WEB-1000061', 'WEB-1000062']) {
    const visit = orderVisit(number, 110, [sentLine(105, 3)], { json_data });
    expect(await refused(buyer, visit)).toEqual([409, 'content_differs']);
  }
});

test('naming a card brings neither its charge nor its discount: that takes a payment', async () => {
  const named = JSON.stringify({
    payment_method: 'credit_card',
    is_charge: false,
    charge: 50,
    is_charge_percent: true,
  });
  const visit = orderVisit('WEB-1000063', 110, [sentLine(105, 2)], {
    payment_method_charge: 50,
    payment_method_charge_is_percent: true,
    payment_method_charge_json_data: named,
    payment_method_charge_amount: -49.2,
    order_netvalue: 49.2,
  });
  const { transaction, differences } = await placed(buyer, visit);
  // 2 × 40 = 80, tax 6.40, shipping 12.
  expect(transaction.netvalue).toBe(98.4);
  expect(differences).toEqual([
    { product_id: null, field: 'payment_method_charge_amount', sent: -49.2, stored: 0 },
    { product_id: null, field: 'order_netvalue', sent: 49.2, stored: 98.4 },
  ]);
});

test('twenty parallel repeats are stored once', async () => {
  const visit = orderVisit('WEB-1000006', 110, [sentLine(105, 2)]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => placed(buyer, visit)));
  expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect(new Set(answers.map(({ transaction }) => transaction.id)).size).toBe(1);
  const { body } = await backEnd.get('/transactions?search=WEB-1000006', { token: buyer });
  expect(v.parse(transactionsResponse, body).total).toBe(1);
});

test('a cart is stored once under any number, and found by its key', async () => {
  const json_data = JSON.stringify({ cart: '1-1773137359231' });
  const ofCart = (number: string) => orderVisit(number, 110, [sentLine(105, 2)], { json_data });
  const first = await placed(buyer, ofCart('WEB-2000030'));
  expect(first.repeated).toBe(false);
  expect(await placed(buyer, ofCart('WEB-2000031'))).toEqual({ ...first, repeated: true });

  const find = (number: string, cart: string, token = buyer) =>
    backEnd.get(`/transactions/by_number/${number}?cart=${cart}`, { token });
  const { body } = await find('WEB-2000031', '1-1773137359231');
  expect(v.parse(transactionResponse, body).transaction).toMatchObject({ transaction_number: 'WEB-2000030' });
  expect((await find('WEB-2000031', '1-2')).status).toBe(404);
  expect((await find('WEB-2000030', '1-2')).status).toBe(404);
  const other = await backEnd.login('other@demo.test', 1);
  expect((await find('WEB-2000030', '1-1773137359231', other)).status).toBe(404);
});

test('twenty devices that send one cart under two numbers place one order', async () => {
  const json_data = JSON.stringify({ cart: '1-1773137359299' });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, device) =>
      placed(buyer, orderVisit(`WEB-200004${device % 2}`, 110, [sentLine(105, 2)], { json_data })),
    ),
  );
  expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect(new Set(answers.map(({ transaction }) => transaction.id)).size).toBe(1);
});

test('a number of the customer’s other cart is refused as taken', async () => {
  const ofCart = (cart: string, number: string) =>
    orderVisit(number, 110, [sentLine(105, 2)], { json_data: JSON.stringify({ cart }) });
  await placed(buyer, ofCart('1-7', 'WEB-2000050'));
  expect(await refused(buyer, ofCart('1-8', 'WEB-2000050'))).toEqual([409, 'number_taken']);
  // Without a cart key the number decides.
  expect(await placed(buyer, orderVisit('WEB-2000050', 110, [sentLine(105, 2)]))).toMatchObject({
    repeated: true,
  });
});

test.each(['', 'no JSON', '{}', '{"cart":""}', '{"cart":7}', '[]'])(
  'an order with json_data %j is identified by its number alone',
  async (json_data) => {
    const number = `WEB-J-${Buffer.from(json_data).toString('hex')}`;
    const visit = orderVisit(number, 110, [sentLine(105, 2)], { json_data });
    expect(await placed(buyer, visit)).toMatchObject({ repeated: false });
    expect(await placed(buyer, visit)).toMatchObject({ repeated: true });
  },
);

test('an order that may not be placed is refused with its reason', async () => {
  const rice = [sentLine(102, 10)];
  const cases: [who: string, client: number, expected: unknown, visit: VisitRequest][] = [
    [
      'buyer',
      110,
      [422, 'no_lines'],
      orderVisit('N-1', 110, [sentLine(102, 0), sentLine(101, '0.0', { units: 'EA' })]),
    ],
    ['group', 160, [422, 'sub_customer_required'], orderVisit('N-2', 160, rice)],
    ['group', 160, [422, 'sub_customer_required'], orderVisit('N-3', 160, rice, { sub_customer_id: 902 })],
    ['buyer', 110, [422, 'unit_required'], orderVisit('N-4', 110, [sentLine(101, 10)])],
    ['buyer', 110, [422, 'below_minimum'], orderVisit('N-5', 110, [sentLine(102, 2)])],
    [
      'buyer',
      110,
      [422, 'shipping_method_required'],
      orderVisit('N-6', 110, rice, { shipping_method_code: 'MOON' }),
    ],
    ['buyer', 110, [422, 'address_required'], orderVisit('N-7', 110, rice, { ship_address_city: ' ' })],
    [
      'buyer',
      110,
      [422, 'not_shipped_here'],
      orderVisit('N-8', 110, rice, { shipping_method_code: 'LOCAL', ship_address_state: 'Texas' }),
    ],
    ['maxed', 170, [422, 'credit_exceeded'], orderVisit('N-9', 170, rice)],
    ['cash', 130, [422, 'payment_required'], orderVisit('N-10', 130, rice)],
    ['buyer', 110, [422, 'product_unavailable'], orderVisit('N-11', 110, [...rice, sentLine(104, 1)])],
    ['buyer', 110, [422, 'product_unavailable'], orderVisit('N-12', 110, [...rice, sentLine(999, 1)])],
    ['restricted', 140, [422, 'product_unavailable'], orderVisit('N-13', 140, rice)],
    ['buyer', 110, [422, 'wrong_kind'], invoiceVisit('N-14', 110, rice)],
    ['buyer', 110, [422, 'invalid_quantity'], orderVisit('N-15', 110, [sentLine(102, 1e12)])],
    ['buyer', 110, [400, 'invalid_request'], orderVisit('N-16', 110, [])],
  ];
  for (const [user, , expected, visit] of cases) {
    const token = await backEnd.login(`${user}@demo.test`, 1);
    expect([user, await refused(token, visit)]).toEqual([user, expected]);
  }
  const { body } = await backEnd.get('/transactions?search=N-', { token: buyer });
  expect(v.parse(transactionsResponse, body).total).toBe(0);
});

test('a junior’s order waits for approval; a group’s order names its sub-customer', async () => {
  const junior = await backEnd.login('junior@demo.test', 1);
  const waiting = await placed(junior, orderVisit('WEB-1000010', 150, [sentLine(105, 2)]));
  expect(waiting.transaction.approval_status).toBe(0);
  const group = await backEnd.login('group@demo.test', 1);
  await placed(group, orderVisit('WEB-1000011', 160, [sentLine(105, 2)], { sub_customer_id: 901 }));
});

test('orders use up the credit, and two parallel orders don’t use it twice', async () => {
  const other = await backEnd.login('other@demo.test', 1);
  // 70 × 40 = 2,800, 8 % tax, free shipping: 3,024 each; the limit is 5,000.
  const [one, two] = await Promise.all(
    ['WEB-1000020', 'WEB-1000021'].map((number) =>
      place(other, orderVisit(number, 120, [sentLine(105, 70)])),
    ),
  );
  expect([one?.status, two?.status].sort()).toEqual([200, 422]);
  const { body } = await backEnd.post('/users/refresh', { token: other, body: {} });
  expect(v.parse(sessionResponse, body).user.open_balance).toBe(3024);
});

test('an invoice has a due date and a balance, and is priced by its size', async () => {
  const comprador = await backEnd.login('comprador@andina.test', 2);
  const visit = invoiceVisit('WEB-2000001', 110, [sentLine(101, 3, { size: '1.5' })]);
  const { transaction } = await placed(comprador, visit);
  // 1,000 × 3 × 1.5 = 4,500 and 19 % tax = 855.
  expect(await stored(comprador, transaction.id)).toMatchObject({
    kind: 'invoice',
    status: 'open',
    due_date: '2026-04-09',
    netvalue: 5355,
    balance: 5355,
    currency_code: 'COP',
  });
});

test('a size is sent as a number, as typed text or both, and stored', async () => {
  const comprador = await backEnd.login('comprador@andina.test', 2);
  const sizes = [
    { size: 6, user_input_size: '2x3' },
    { size: null, user_input_size: ' 2,5 X 4 ' },
    { size: 6, user_input_size: '2x4' },
    { size: null, user_input_size: '0x3' },
  ];
  const lines = sizes.map((size) => sentLine(101, 1, size));
  const { transaction } = await placed(comprador, invoiceVisit('WEB-2000002', 110, lines));
  const invoice = await stored(comprador, transaction.id);
  expect(
    invoice.lines.map((line) => [line.size, line.user_input_size, line.order_detail_grossvalue]),
  ).toEqual([
    [6, '2x3', 6000],
    [10, '2,5 X 4', 10000],
    // The number has precedence over a different text.
    [6, '', 6000],
    [null, '', 1000],
  ]);
});

test('a line stores the steps of its price and the origin of its taxes', async () => {
  const { transaction } = await placed(buyer, orderVisit('WEB-1000050', 110, [sentLine(102, 10)]));
  const { lines } = await stored(buyer, transaction.id);
  const [rice] = lines.map((line) => toRecordedPrice(line));
  expect(rice).toMatchObject({ listPrice: '20', unitPrice: '19', unitDiscount: '1.9', unitNet: '17.1' });
  expect(rice?.trail.map(({ rule }) => rule)).toEqual(['CUSTOMER_PRICE', 'COMMERCIAL_DISCOUNT']);
  expect([rice?.taxOrigin, rice?.taxes]).toEqual(['customer', [{ name: null, value: '8', isPercent: true }]]);
});

test('an estimate with hidden prices is priced, but its amounts aren’t returned', async () => {
  const acheteuse = await backEnd.login('acheteuse@lumiere.test', 3);
  const visit = estimateVisit('WEB-3000001', 310, [
    sentLine(301, 2, { product_price: 0, force_show_price: true }),
  ]);
  const { transaction, differences } = await placed(acheteuse, visit, '/visit-sync');
  expect([transaction.kind, transaction.netvalue, differences]).toEqual(['estimate', null, []]);
  const seen = await stored(acheteuse, transaction.id);
  expect([
    seen.netvalue,
    seen.tax,
    seen.lines[0]?.product_price,
    seen.lines[0]?.order_detail_netvalue,
  ]).toEqual([null, null, null, null]);
  const vip = await backEnd.login('vip@lumiere.test', 3);
  const vipEstimate = await placed(vip, estimateVisit('WEB-3000002', 320, [sentLine(301, 2)]));
  // 2 × 30 and 5 % tax.
  expect(vipEstimate.transaction.netvalue).toBe(63);
  const showsPrices = async (token: string, { id }: { id: string }) =>
    (await stored(token, id)).lines[0]?.force_show_price;
  expect(await showsPrices(vip, vipEstimate.transaction)).toBe(true);
  expect(await showsPrices(acheteuse, transaction)).toBe(false);
});

test('a past, invalid or missing ship date becomes tomorrow', async () => {
  for (const [number, ship_date] of [
    ['WEB-1000030', '2026-03-09'],
    ['WEB-1000031', '2026-02-31'],
    ['WEB-1000032', ''],
  ] as const) {
    const { transaction } = await placed(buyer, orderVisit(number, 110, [sentLine(105, 2)], { ship_date }));
    expect((await stored(buyer, transaction.id)).ship_date).toBe('2026-03-11');
  }
});

test('an order of 1,200 lines is accepted, one above 2 MB is refused', async () => {
  const junior = await backEnd.login('junior@demo.test', 1);
  const filler = 'x'.repeat(1_300);
  const lines = (count: number) =>
    Array.from({ length: count }, () => sentLine(103, 1, { price_rules_json_data: filler }));
  const { transaction } = await placed(junior, orderVisit('WEB-1000040', 150, lines(1_200)));
  const order = await stored(junior, transaction.id);
  // 1,200 × 1.00 with 0.08 tax a line, free shipping.
  expect([order.line_count, order.netvalue]).toEqual([1_200, 1_296]);
  expect(await refused(junior, orderVisit('WEB-1000041', 150, lines(1_600)))).toEqual([413, 'too_large']);
});
