import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeTransaction } from '../../src/api/checkout/placeTransaction.ts';
import { transactionResponse, transactionsResponse } from '../../src/api/history/transactionSchema.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { priceRulesResponse, pricingResponse } from '../../src/api/pricing/schema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { createPortalClient } from '../support/backEnd/portalClient.ts';
import { invoiceVisit, orderVisit, sentLine } from '../support/backEnd/visit.ts';

/** Lines that a back office must not store: it says which line, and stores nothing. */

let backEnd: BackEnd;
let buyer: string;
let comprador: string;
let count = 0;

beforeAll(async () => {
  backEnd = await startBackEnd();
  buyer = await backEnd.login('buyer@demo.test', 1);
  comprador = await backEnd.login('comprador@andina.test', 2);
});
afterAll(() => backEnd.close());

const nextNumber = () => {
  count += 1;
  return `WEB-LINE-${count}`;
};

const refusedBody = v.object({
  success: v.literal(false),
  code: v.string(),
  error: v.string(),
  line: v.number(),
  product_id: v.number(),
});

const refusalOf = async (token: string, body: unknown) => {
  const response = await backEnd.post('/rest/visitSync', { token, body });
  const { code, line, product_id } = v.parse(refusedBody, response.body);
  return [response.status, code, line, product_id];
};

const storedLine = async (token: string, body: unknown) => {
  const response = await backEnd.post('/rest/visitSync', { token, body });
  const { transaction } = v.parse(visitResponse, response.body);
  const read = await backEnd.get(`/transactions/${transaction.id}`, { token });
  const { lines } = v.parse(transactionResponse, read.body).transaction;
  return lines[0];
};

const INFINITE = '1e400';
const UNREADABLE = [
  -5,
  -0.001,
  '-5',
  '5,5',
  '',
  ' ',
  'NaN',
  'Infinity',
  '-Infinity',
  '0x10',
  '5 kg',
  '1 000',
  'many',
];
/** Texts without a digit are no numbers. */
const noNumber = fc.string({ unit: 'binary' }).filter((text) => !/\p{N}/u.test(text) && text.trim() !== '');
const negative = fc.double({ max: -1e-6, noNaN: true, noDefaultInfinity: true });

describe('quantities', () => {
  const orderOf = (quantity: number | string) =>
    orderVisit(nextNumber(), 110, [sentLine(102, 10), sentLine(105, quantity), sentLine(103, 1)]);
  const refusal = [422, 'invalid_quantity', 2, 105];

  test.each([...UNREADABLE, 1e12, '0.1234567', 0.4, '2.5'])(
    '%j is refused with its line',
    async (quantity) => {
      expect(await refusalOf(buyer, orderOf(quantity))).toEqual(refusal);
    },
  );

  test('a missing and an infinite quantity are refused with their line', async () => {
    const { quantity: _, ...missing } = sentLine(105, 1);
    for (const line of [{ ...missing, quantity: null }, missing]) {
      const visit = orderVisit(nextNumber(), 110, [sentLine(102, 10), line]);
      expect(await refusalOf(buyer, visit)).toEqual(refusal);
    }
    const infinite = JSON.stringify(orderOf(777)).replace('777', INFINITE);
    expect(await refusalOf(buyer, infinite)).toEqual(refusal);
  });

  test('whatever is no number is refused, and nothing is stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(noNumber, negative), async (quantity) => {
        expect(await refusalOf(buyer, orderOf(quantity))).toEqual(refusal);
      }),
      { numRuns: 60 },
    );
    const { body } = await backEnd.get('/transactions?search=WEB-LINE', { token: buyer });
    expect(v.parse(transactionsResponse, body).total).toBe(0);
  });

  test('a fraction of a case is refused with its line, one of a unit that is divided is stored', async () => {
    const lines = (quantity: string, units: string) => [
      sentLine(102, 10),
      sentLine(101, quantity, { units }),
    ];
    const refused = await refusalOf(buyer, orderVisit(nextNumber(), 110, lines('0.4', 'CS')));
    expect(refused).toEqual([422, 'invalid_quantity', 2, 101]);
    const [, divided] = lines('12.400001', 'EA');
    const line = await storedLine(buyer, orderVisit(nextNumber(), 110, divided ? [divided] : []));
    expect(line?.quantity).toBe(12.400001);
  });

  test('whatever is a whole number is stored as it is', async () => {
    const whole = fc.integer({ min: 1, max: 50 });
    await fc.assert(
      fc.asyncProperty(
        whole,
        fc.constantFrom(Number, String, (value: number) => ` ${value}.0 `),
        async (value, write) => {
          const quantity = write(value);
          const line = await storedLine(
            comprador,
            invoiceVisit(nextNumber(), 110, [sentLine(101, quantity)]),
          );
          expect(line?.quantity).toBe(Number(quantity));
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('sizes', () => {
  const invoiceOf = (line: Parameters<typeof sentLine>[2]) =>
    invoiceVisit(nextNumber(), 110, [sentLine(101, 1), sentLine(101, 2, line)]);
  const refusal = [422, 'invalid_size', 2, 101];

  test.each([
    ...[-5, '-5', '5,5', ' ', 'NaN', 'Infinity', '2x3', 'large', 1e12].map((size) => ({ size })),
    ...['2x', 'x3', '2x-3', '2 by 3', '10', 'large', 'NaN'].map((user_input_size) => ({ user_input_size })),
  ])('%j is refused with its line, and not priced as 1', async (line) => {
    expect(await refusalOf(comprador, invoiceOf(line))).toEqual(refusal);
  });

  test('whatever is neither a number nor a dimension is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(noNumber, negative), fc.boolean(), async (size, isTyped) => {
        const line = isTyped ? { user_input_size: String(size) } : { size };
        expect(await refusalOf(comprador, invoiceOf(line))).toEqual(refusal);
      }),
      { numRuns: 60 },
    );
  });

  test('every dimension is priced by its product, and 0 or none as 1', async () => {
    const part = fc.integer({ min: 1, max: 400 }).map((value) => value / 4);
    await fc.assert(
      fc.asyncProperty(part, part, fc.constantFrom('x', 'X', ' x '), async (width, height, sign) => {
        const typed = `${width}${sign}${height}`.replaceAll('.', ',');
        const line = await storedLine(
          comprador,
          invoiceVisit(nextNumber(), 110, [sentLine(101, 1, { user_input_size: typed })]),
        );
        expect(line?.order_detail_grossvalue).toBe(1_000 * width * height);
      }),
      { numRuns: 15 },
    );
    for (const size of [0, '0', null, '']) {
      const visit = invoiceVisit(nextNumber(), 110, [sentLine(101, 1, { size })]);
      expect((await storedLine(comprador, visit))?.order_detail_grossvalue).toBe(1_000);
    }
  });

  test('a size is ignored where the company doesn’t use sizes', async () => {
    const visit = orderVisit(nextNumber(), 110, [sentLine(105, 2, { size: 'large', user_input_size: 'x' })]);
    expect(await storedLine(buyer, visit)).toMatchObject({ quantity: 2, size: null });
  });
});

test('the portal reads which line is refused', async () => {
  const { http } = await createPortalClient(backEnd.address, 'demo', 'buyer@demo.test');
  const visit = orderVisit(nextNumber(), 110, [sentLine(102, 10), sentLine(105, '5,5')]);
  await expect(placeTransaction(http, 'order_service', visit)).rejects.toMatchObject({
    failure: 'refused',
    code: 'invalid_quantity',
    line: 2,
  });
});

describe('products', () => {
  test.each([
    [104, 'disabled'],
    [106, 'hidden'],
    [107, 'a discount'],
    [999, 'unknown'],
  ])('product %i, which is %s, can’t be ordered by its id', async (id) => {
    const visit = orderVisit(nextNumber(), 110, [sentLine(102, 10), sentLine(id, 1)]);
    expect(await refusalOf(buyer, visit)).toEqual([422, 'product_unavailable', 2, id]);
  });

  test('a missing unit is refused with its line', async () => {
    const visit = orderVisit(nextNumber(), 110, [sentLine(102, 10), sentLine(101, 1, { units: 'PALLET' })]);
    expect(await refusalOf(buyer, visit)).toEqual([422, 'unit_required', 2, 101]);
  });

  test('hidden products and discounts have neither a page nor prices nor price rules', async () => {
    expect((await backEnd.get('/products/106,107', { token: buyer })).status).toBe(404);
    const prices = await backEnd.get('/pricing?product_id=105,106,107&source=B2B', { token: buyer });
    expect(v.parse(pricingResponse, prices.body).prices.map(({ product_id }) => product_id)).toEqual([105]);
    const rules = await backEnd.post('/pricesRules/bat', {
      token: buyer,
      body: {
        clientIdentifier: 110,
        source: 'B2B',
        orderProducts: [105, 106, 107].map((id) => ({ id, quantity: 1, prodIdentifier: '' })),
      },
    });
    expect(v.parse(priceRulesResponse, rules.body).result.map(({ product_id }) => product_id)).toEqual([105]);
  });
});
