import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentLink } from '../../src/api/history/documentLink.ts';
import { toTransaction } from '../../src/api/history/toTransaction.ts';
import { transactionResponse } from '../../src/api/history/transactionSchema.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { partNumbersResponse } from '../../src/api/partNumbers/schema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { smallTenants } from '../support/backEnd/tenants.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { pdfTexts } from '../support/pdfText.ts';

const NUMBERS = [
  { number: 'OJ-2', product_id: 101 },
  { number: 'AJ 1', product_id: 101 },
  { number: 'RICE', product_id: 102 },
];

let backEnd: BackEnd;
let buyer: string;

beforeAll(async () => {
  backEnd = await startBackEnd();
  buyer = await backEnd.login('buyer@demo.test', 1);
  await backEnd.post('/part_numbers', { token: buyer, body: { part_numbers: NUMBERS } });
});
afterAll(() => backEnd.close());

const orderOf = async (token: string, body: ReturnType<typeof orderVisit>, server = backEnd) => {
  const placed = await server.post('/rest/visitSync', { token, body });
  const { id } = v.parse(visitResponse, placed.body).transaction;
  const { body: stored } = await server.get(`/transactions/${id}`, { token });
  return v.parse(transactionResponse, stored).transaction;
};

test('an order keeps the client’s own numbers of its products, in the line’s json_data', async () => {
  const order = await orderOf(
    buyer,
    orderVisit('WEB-1', 110, [sentLine(101, 2, { units: 'CS' }), sentLine(105, 10)]),
  );
  const { lines } = toTransaction(order, '');
  expect(lines.map(({ productId, partNumbers }) => [productId, ...partNumbers])).toEqual([
    [101, 'AJ 1', 'OJ-2'],
    [105],
  ]);
  await backEnd.post('/part_numbers', {
    token: buyer,
    body: { part_numbers: [{ number: 'OJ-2', product_id: 105 }] },
  });
  const { body } = await backEnd.get(`/transactions/${order.id}`, { token: buyer });
  const again = toTransaction(v.parse(transactionResponse, body).transaction, '');
  expect(again.lines[0]?.partNumbers).toEqual(['AJ 1', 'OJ-2']);
});

test.each([
  ['en', 'Your no. RICE'],
  ['es', 'Su ref. RICE'],
  ['fr', 'Votre réf. RICE'],
])('the PDF in %s has them: %s', async (language, text) => {
  const order = await orderOf(buyer, orderVisit(`WEB-2${language}`, 110, [sentLine(102, '10')]));
  const link = documentLink(
    { serviceUrl: () => backEnd.address },
    { kind: order.kind, encryptedId: order.encrypted_id },
    language,
  );
  expect(pdfTexts(Buffer.from(await (await fetch(link)).arrayBuffer())).join(' ')).toContain(text);
});

test('another client’s order has none of them', async () => {
  const other = await backEnd.login('other@demo.test', 1);
  const order = await orderOf(other, orderVisit('WEB-3', 120, [sentLine(102, 10)]));
  expect(toTransaction(order, '').lines[0]?.partNumbers).toEqual([]);
});

test('where prices are hidden the numbers are shown, and nothing else of the line’s json_data', async () => {
  const hiding = smallTenants.slice(0, 1).map((seed) => ({
    ...seed,
    company: { ...seed.company, settings: { ...seed.company.settings, PORTAL_HIDE_PRICES: 'TRUE' } },
  }));
  const hidden = await startBackEnd({ seeds: hiding });
  try {
    const token = await hidden.login('buyer@demo.test', 1);
    await hidden.post('/part_numbers', { token, body: { part_numbers: NUMBERS } });
    const order = await orderOf(
      token,
      orderVisit('WEB-4', 110, [sentLine(102, 10), sentLine(105, 10)]),
      hidden,
    );
    // The last one is a gift.
    expect(order.lines.map(({ json_data }) => json_data)).toEqual(['{"part_numbers":["RICE"]}', '', '']);
  } finally {
    await hidden.close();
  }
});

test('a customer who may order some products only sees the numbers of these', async () => {
  const restricted = await backEnd.login('restricted@demo.test', 1);
  const { body: session } = await backEnd.get('/part_numbers', { token: restricted });
  const { part_numbers } = v.parse(partNumbersResponse, session);
  expect(part_numbers.every(({ product_id }) => [101, 103].includes(product_id))).toBe(true);
});
