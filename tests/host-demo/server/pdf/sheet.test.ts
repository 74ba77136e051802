import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Seller } from '../../../../host-demo/seeds/types.ts';
import { sheetOf } from '../../../../host-demo/server/pdf/sheet.ts';
import { companyWire } from '../../../../src/api/tenant/schema.ts';
import { board, documentFacts, row } from '../../../support/documentFacts.ts';

const sheet = (...changes: Parameters<typeof documentFacts>) => sheetOf(documentFacts(...changes));

const seller: Seller = {
  address: ['1 Mill Lane', 'Springfield, OH 45501'],
  country: 'US',
  taxNumber: '31-48',
  bank: {
    name: 'River Bank',
    holder: 'Timber & Co Inc.',
    account: '12 34',
    codes: { routing: '044', iban: 'XX1' },
  },
};

test('an invoice has the customer, the total and the balance', () => {
  expect(sheet()).toMatchObject({
    title: 'Invoice',
    number: 'INV-9',
    badge: null,
    facts: [
      ['Date', 'March 10, 2026'],
      ['Due date', 'April 9, 2026'],
    ],
    parties: [
      { title: 'Customer', lines: ['Corner Deli', 'Branch one', 'Tax ID 22-48'] },
      { title: 'Shipping address', lines: ['1 Main Street', 'Springfield 45501', 'United States'] },
    ],
    lines: [
      {
        name: 'Board',
        details: ['B-1', 'Size 2x3 = 6'],
        cells: {
          quantity: '4',
          unit: 'Pack of 2',
          price: '2.00',
          discount: '–8.00',
          amount: '40.00',
          tax: '4.00',
        },
      },
    ],
    // 48 − 8 = 40; 40 + 4 − 0.44 = 43.56. The discount is in the amount, so that it has no row.
    sums: { product: 'Subtotal', discount: '–8.00', amount: '40.00', tax: '4.00' },
    totals: [
      ['Subtotal', '$40.00'],
      ['Tax', '$4.00'],
      ['Payment discount', '–$0.44'],
      ['Total USD', '$43.56'],
    ],
    afterTotal: [
      ['Paid', '–$20.00'],
      ['Balance due', '$23.56'],
    ],
    notes: [
      { title: 'Payment', text: 'Net 30' },
      { title: '', text: 'Coupon WELCOME10 is included in the discounts.' },
    ],
  });
});

test('an order says below the total what its lines save', () => {
  const { totals, afterTotal } = sheet({}, { kind: 'order', balance: null, status: 'pending' });
  expect(totals[0]).toEqual(['Subtotal', '$40.00']);
  expect(afterTotal).toEqual([['You save', '$8.00']]);
});

test.each([
  ['estimate', 'open', '2026-03-11', ['March 11, 2026']],
  ['estimate', 'open', '2026-03-12', []],
  ['estimate', 'accepted', '2026-03-12', ['March 11, 2026']],
  ['order', 'open', '2026-03-12', ['March 11, 2026']],
] as const)('the ship date of the %s that is %s on %s', (kind, status, today, expected) => {
  const { facts } = sheet({ today }, { kind, status, balance: null });
  expect(facts.flatMap(([name, value]) => (name === 'Ship date' ? value : []))).toEqual(expected);
});

test('the coupon has a row of its own, and no note', () => {
  // 48 − 3.56 = 44.44 in the line; a tenth of it by coupon; tax 10 % of 40 = 4; 44.44 − 4.44 + 4 − 0.44 = 43.56.
  const line = { ...board, order_detail_internal_remark: '4.44' };
  const { lines, sums, totals, notes } = sheet({ lines: [line] });
  expect(lines[0]?.cells).toMatchObject({ discount: '–3.56', amount: '44.44', tax: '4.00' });
  expect(sums).toMatchObject({ discount: '–3.56', amount: '44.44', tax: '4.00' });
  expect(totals).toEqual([
    ['Subtotal', '$44.44'],
    ['Coupon WELCOME10', '–$4.44'],
    ['Tax', '$4.00'],
    ['Payment discount', '–$0.44'],
    ['Total USD', '$43.56'],
  ]);
  expect(notes.map(({ text }) => text)).toEqual(['Net 30']);
});

test('a discount of the whole document has a row of its own', () => {
  // 48 in the line, 8 off the document, 4 tax: 48 − 8 + 4 − 0.44 = 43.56.
  const { columns, sums, totals } = sheet({ lines: [{ ...board, order_detail_discount: 0 }] });
  expect(columns.map(({ key }) => key)).not.toContain('discount');
  expect(sums.amount).toBe('48.00');
  expect(totals.slice(0, 3)).toEqual([
    ['Subtotal', '$48.00'],
    ['Discount', '–$8.00'],
    ['Tax', '$4.00'],
  ]);
});

test.each([
  ['en', ['1 Mill Lane', 'Springfield, OH 45501', 'United States', 'Tax ID 31-48']],
  ['es', ['1 Mill Lane', 'Springfield, OH 45501', 'Estados Unidos', 'NIT 31-48']],
  ['fr', ['1 Mill Lane', 'Springfield, OH 45501', 'États-Unis', 'N° fiscal 31-48']],
] as const)('the seller’s address and tax number are printed (%s)', (language, address) => {
  expect(sheet({ seller, language }).company.address).toEqual(address);
});

test.each([
  ['en', '2026-04-09', 'How to pay', 'Please pay $23.56 by April 9, 2026.', 'Reference: INV-9'],
  [
    'en',
    '2026-04-10',
    'How to pay',
    '$23.56 was due on April 9, 2026. Please pay it now.',
    'Reference: INV-9',
  ],
  ['es', '2026-04-09', 'Cómo pagar', 'Pague $23.56 a más tardar el 9 de abril de 2026.', 'Referencia: INV-9'],
  [
    'fr',
    '2026-04-09',
    'Comment payer',
    'À régler : 23,56 $ au plus tard le 9 avril 2026.',
    'Référence à indiquer : INV-9',
  ],
] as const)('an open invoice says how it is paid (%s, on %s)', (language, today, title, first, last) => {
  const [, note] = sheet({ seller, language, today }).notes;
  const lines = note?.text.split('\n');
  expect([note?.title, lines?.[0], lines?.length, lines?.at(-1)]).toEqual([title, first, 7, last]);
});

test.each([
  ['paid', { balance: '0', status: 'paid' }],
  ['cancelled', { status: 'cancelled' }],
  ['an order', { kind: 'order', balance: null, status: 'pending' }],
] as const)('what is %s asks for no payment', (_, changes) => {
  expect(sheet({ seller }, changes).notes.map(({ title }) => title)).toEqual(['Payment', '']);
});

test.each([
  ['Pack of 2', 'es', 'Paquete de 2'],
  ['Case of 12', 'fr', 'Carton de 12'],
  ['Estiba de 40', 'en', 'Pallet of 40'],
  ['Rollo de 100 m', 'fr', 'Rouleau de 100 m'],
  ['unité', 'es', 'Unidad'],
  ['Carton de 6', 'fr', 'Carton de 6'],
  ['Half barrel', 'fr', 'Half barrel'],
] as const)('the unit %j in %s is %j', (unit_of_measure, language, printed) => {
  expect(sheet({ lines: [{ ...board, unit_of_measure }], language }).lines[0]?.cells.unit).toBe(printed);
});

test('without discounts there is no column for them', () => {
  const plain = { ...board, order_detail_discount: 0 };
  expect(sheet({ lines: [plain] }, { discount: '0' }).columns.map(({ key }) => key)).toEqual([
    'product',
    'quantity',
    'unit',
    'price',
    'amount',
    'tax',
  ]);
});

test.each([
  ['en', 'Each'],
  ['es', 'Unidad'],
  ['fr', 'Unité'],
] as const)('a line without a unit is ordered by the piece (%s)', (language, unit) => {
  const single = { ...board, unit_of_measure: '', factor: 1 };
  expect(sheet({ lines: [single], language }).lines[0]?.cells.unit).toBe(unit);
});

test.each([
  ['en', 30, '30 days', 'Payment', 'Net 30'],
  ['es', 30, '30 days', 'Pago', 'A 30 días'],
  ['fr', 30, '30 days', 'Paiement', 'À 30 jours'],
  ['es', 1, 'Mañana', 'Pago', 'A 1 día · Mañana'],
  ['fr', undefined, '30 days', 'Paiement', '30 days'],
] as const)('in %s, payment terms of %s days named %s', (language, days, name, title, text) => {
  const { client_payterm_days: _, ...otherHeader } = row.header;
  const header = {
    ...otherHeader,
    client_payterm: name,
    ...(days !== undefined && { client_payterm_days: days }),
  };
  expect(sheet({ language }, { header }).notes).toContainEqual({ title, text });
});

test.each([
  ['es', { user_input_size: '2,5x4', size: 10 }, 'Medidas 2,5x4 = 10'],
  ['fr', { user_input_size: '', size: 2.5 }, 'Dimensions 2,5'],
  ['en', { user_input_size: '2x3', size: null }, 'Size 2x3'],
] as const)('in %s, the size %j is printed with its value', (language, size, expectedText) => {
  expect(sheet({ language, lines: [{ ...board, ...size }] }).lines[0]?.details).toContain(expectedText);
});

test.each([
  [{ status: 'open' }, '2026-04-10', 'Overdue'],
  [{ status: 'open' }, '2026-04-09', undefined],
  [{ status: 'paid', balance: '0' }, '2026-05-01', 'Paid'],
  [{ status: 'cancelled' }, '2026-05-01', 'Canceled'],
  [{ status: 'cancelled', approval_status: 2 }, '2026-03-10', 'Rejected'],
  [{ status: 'cancelled', approval_status: 0 }, '2026-03-10', 'Canceled'],
  [{ status: 'open', approval_status: 0 }, '2026-03-10', 'Pending approval'],
  [{ status: 'open', approval_status: 1 }, '2026-03-10', undefined],
] as const)('%j on %s is stamped %s', (changes, today, text) => {
  expect(sheet({ today }, changes).badge?.text).toBe(text);
});

test('with hidden prices it has no amounts, and a note', () => {
  const { columns, lines, sums, totals, afterTotal, notes } = sheet({ seesPrices: false, seller });
  expect(columns.map(({ title }) => title)).toEqual(['Product', 'Quantity', 'Unit']);
  expect(lines[0]?.cells).toEqual({ quantity: '4', unit: 'Pack of 2' });
  expect([sums, totals, afterTotal]).toEqual([{}, [], []]);
  expect(notes.map(({ text }) => text)).toEqual([
    'Net 30',
    'Coupon WELCOME10 is included in the discounts.',
    'Prices are not shown for this account.',
  ]);
});

const companyWith = (settings: Record<string, string>) =>
  v.parse(companyWire, { company_id: 1, name: 'Timber & Co', alias: 'timber', settings });

test('with hidden names a product is named by its remark, or else by its code', () => {
  const company = companyWith({ PORTAL_HIDE_PRODUCT_NAME: 'TRUE' });
  const [withRemark, withoutRemark] = sheet({
    company,
    lines: [{ ...board, remark: 'Planed' }, board],
  }).lines;
  expect([withRemark?.name, withoutRemark?.name]).toEqual(['Planed', 'B-1']);
});

test('with codes instead of remarks no remark is printed, not even for a hidden name', () => {
  const lines = [{ ...board, remark: 'Planed' }];
  const linesOf = (settings: Record<string, string>) =>
    sheet({ company: companyWith(settings), lines }).lines;
  const codes = { PORTAL_SHOW_CODE_INSTEAD_OF_REMARK: 'TRUE' };
  expect(linesOf({})[0]?.details[0]).toBe('B-1 · Planed');
  expect(linesOf(codes)[0]?.details[0]).toBe('B-1');
  expect(linesOf({ ...codes, PORTAL_HIDE_PRODUCT_NAME: 'TRUE' })[0]?.name).toBe('B-1');
});

const andina = v.parse(companyWire, {
  company_id: 2,
  name: 'Andina',
  alias: 'andina',
  currency_code: 'COP',
  locale_code: 'es-CO',
});

test('in pesos the printed columns and rows add up', () => {
  const half = {
    ...board,
    order_detail_grossvalue: 1234.4,
    order_detail_discount: 0,
    order_detail_tax: 234.54,
  };
  const { sums, totals, lines } = sheet(
    { company: andina, lines: [half, half], language: 'en' },
    {
      currency_code: 'COP',
      grossvalue: '2468.80',
      discount: '0',
      tax: '469.07',
      payment_charge: '0',
      netvalue: '2937.87',
    },
  );
  // 1,234 + 1,234 = 2,468 and 235 + 235 = 470, which is 2,938, as the total is printed.
  expect(lines.map(({ cells }) => [cells.amount, cells.tax])).toEqual([
    ['1.234', '235'],
    ['1.234', '235'],
  ]);
  expect([sums.amount, sums.tax]).toEqual(['2.468', '470']);
  expect(totals).toEqual([
    ['Subtotal', '$ 2.468'],
    ['Tax', '$ 470'],
    ['Total COP', '$ 2.938'],
  ]);
});

test('what is left by rounding has its own row', () => {
  const half = { ...board, order_detail_grossvalue: 1234.4, order_detail_discount: 0, order_detail_tax: 0 };
  const { totals } = sheet(
    { company: andina, lines: [half, half], language: 'en' },
    {
      currency_code: 'COP',
      grossvalue: '2468.80',
      discount: '0',
      tax: '0',
      payment_charge: '0',
      netvalue: '2468.80',
    },
  );
  expect(totals.slice(-2)).toEqual([
    ['Rounding', '$ 1'],
    ['Total COP', '$ 2.469'],
  ]);
});
