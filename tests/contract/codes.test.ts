import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { partNumbersResponse } from '../../src/api/partNumbers/schema.ts';
import { codeMatchesResponse } from '../../src/api/quickOrder/schema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';

let backEnd: BackEnd;
let buyer: string;

beforeAll(async () => {
  backEnd = await startBackEnd();
  buyer = await backEnd.login('buyer@demo.test', 1);
});
afterAll(() => backEnd.close());

const ask = async (codes: string[], token = buyer) => {
  const { body } = await backEnd.post('/products/by_codes', { token, body: { codes } });
  return v.parse(codeMatchesResponse, body);
};
const matchesOf = async (codes: string[], token = buyer) =>
  (await ask(codes, token)).matches.map(({ step, product_ids }) => [step, ...product_ids]);
const save = (part_numbers: { number: string; product_id: number | null }[], token = buyer) =>
  backEnd.post('/part_numbers', { token, body: { part_numbers } });
const numbersOf = async (token = buyer) => {
  const { body } = await backEnd.get('/part_numbers', { token });
  return v
    .parse(partNumbersResponse, body)
    .part_numbers.map(({ number, product_id }) => [number, product_id]);
};
const refusal = async (request: ReturnType<typeof save>) => {
  const { status, body } = await request;
  return [status, v.parse(errorResponse, body).code];
};

describe('the look-up', () => {
  test('recognises codes as they are and folded, in the order asked, and proposes near ones', async () => {
    expect(await matchesOf(['P-101', 'p 102', 'P-1011', 'nothing'])).toEqual([
      ['code', 101],
      ['folded', 102],
      ['near', 101],
      [null],
    ]);
  });

  test('answers with each product once', async () => {
    const { products } = await ask(['P-101', 'p101', 'P-102']);
    expect(products.map(({ id, name }) => [id, name])).toEqual([
      [101, 'Apple juice'],
      [102, 'Rice'],
    ]);
  });

  test('refuses more than 500 codes', async () => {
    const codes = Array.from({ length: 501 }, (_, at) => `P-${at}`);
    expect(await refusal(backEnd.post('/products/by_codes', { token: buyer, body: { codes } }))).toEqual([
      400,
      'invalid_request',
    ]);
  });

  test('knows only what the customer may order', async () => {
    const restricted = await backEnd.login('restricted@demo.test', 1);
    expect(await matchesOf(['P-101', 'P-102'], restricted)).toEqual([
      ['code', 101],
      ['near', 101, 103],
    ]);
  });
});

describe('own part numbers', () => {
  test('are kept as written, found in every way of writing, and removed', async () => {
    expect((await save([{ number: 'JUICE-1', product_id: 101 }])).status).toBe(200);
    expect((await save([{ number: 'JUICE-1', product_id: 101 }])).status).toBe(200);
    expect(await numbersOf()).toEqual([['JUICE-1', 101]]);
    expect(await matchesOf(['juice 1'])).toEqual([['part_number', 101]]);
    await save([{ number: 'juice.1', product_id: 102 }]);
    expect(await numbersOf()).toEqual([['juice.1', 102]]);
    await save([{ number: 'JUICE-1', product_id: null }]);
    expect(await numbersOf()).toEqual([]);
  });

  test.each([
    ['a code', 'P-102'],
    ['a code, written differently', 'p 102'],
  ])('%s of another product is none, and nothing of the list is kept: %s', async (_, number) => {
    const sent = save([
      { number: 'BOX-1', product_id: 101 },
      { number, product_id: 101 },
    ]);
    expect(await refusal(sent)).toEqual([422, 'number_is_code']);
    expect(await numbersOf()).toEqual([]);
  });

  test('may be the product’s own code, nearly another’s, or the code of what the customer may not order', async () => {
    const restricted = await backEnd.login('restricted@demo.test', 1);
    expect((await save([{ number: 'p101', product_id: 101 }])).status).toBe(200);
    expect((await save([{ number: 'P-1022', product_id: 101 }])).status).toBe(200);
    expect((await save([{ number: 'P-102', product_id: 101 }], restricted)).status).toBe(200);
    for (const number of ['P-101', 'P-1022']) await save([{ number, product_id: null }]);
    await save([{ number: 'P-102', product_id: null }], restricted);
  });

  test('belong to one client', async () => {
    await save([{ number: 'SHELF-9', product_id: 101 }]);
    const other = await backEnd.login('other@demo.test', 1);
    expect(await numbersOf(other)).toEqual([]);
    expect(await matchesOf(['SHELF-9'], other)).toEqual([[null]]);
    await save([{ number: 'SHELF-9', product_id: 102 }], other);
    expect(await matchesOf(['SHELF-9'])).toEqual([['part_number', 101]]);
    await save([{ number: 'SHELF-9', product_id: null }]);
  });

  test('name products that the customer may order only', async () => {
    const restricted = await backEnd.login('restricted@demo.test', 1);
    expect(await refusal(save([{ number: 'A1', product_id: 102 }], restricted))).toEqual([
      422,
      'product_unavailable',
    ]);
    expect(await refusal(save([{ number: 'A1', product_id: 999 }]))).toEqual([422, 'product_unavailable']);
    expect(await refusal(save([{ number: '--', product_id: 101 }]))).toEqual([400, 'invalid_request']);
    const { status } = await backEnd.get('/part_numbers');
    expect(status).toBe(401);
  });
});
