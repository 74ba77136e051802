import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactionResponse, transactionsResponse } from '../../src/api/history/transactionSchema.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { createMemoryProvider } from '../support/payments/memoryProvider.ts';
import { payingTenants, TERMS_CLIENT } from '../support/payments/payingTenants.ts';
import {
  invoicesVisit,
  newPaymentId,
  orderCollection,
  readPaymentOf,
  withCollection,
} from '../support/payments/paymentCalls.ts';
import { pdfTexts } from '../support/pdfText.ts';

/** How something was paid, as its payment, its document and its PDFs tell it. */

const provider = createMemoryProvider();
let backEnd: BackEnd;

const MANY = { most: 1_000, window: 60_000 };
const DAY = 24 * 60 * 60_000;

beforeAll(async () => {
  backEnd = await startBackEnd({
    seeds: payingTenants,
    createGateway: provider.create,
    paymentTimes: { sweep: 0, poll: 0 },
    paymentLimits: { perCustomer: MANY, perAddress: MANY },
  });
});
afterAll(() => backEnd.close());

/** As in payments.test.ts: 206.40, and 2.9 % of it, 5.99. */
const RICE = [sentLine(102, 10), sentLine(103, 1, { detail_type: 1, product_price: 0 })];
const CENTS = 21_239;

const riceOrder = (number: string, client: number, id: string, token: null | undefined) =>
  withCollection(
    orderVisit(number, client, RICE, { json_data: JSON.stringify({ cart: number }) }),
    orderCollection(number, { id, cents: CENTS, ...(token === null && { token }) }),
  );

const transactionOf = async (token: string, path: string) =>
  v.parse(transactionResponse, (await backEnd.get(`/transactions/${path}`, { token })).body).transaction;

/** The words of a PDF, without line breaks. */
const printed = async (kind: string, encryptedId: string, language: string): Promise<string> => {
  const response = await fetch(`${backEnd.address}/documents/${kind}/${encryptedId}.pdf?lang=${language}`);
  return pdfTexts(Buffer.from(await response.arrayBuffer())).join(' ');
};

test('a preauthorized order is authorized, with its charge’s rate and its ship date; its PDF says so', async () => {
  const cash = await backEnd.login('cash@demo.test', 1);
  const [number, id] = ['WEB-5200001', newPaymentId()];
  await backEnd.post('/authorizenet/authorize_only', {
    token: cash,
    body: {
      transaction: riceOrder(number, 130, id, null),
      cardPaymentPayload: {
        order_number: number,
        payment_id: id,
        amount_paid: CENTS,
        token: { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: 'nonce' },
      },
    },
  });
  const { body } = await backEnd.post('/rest/visitSync', {
    token: cash,
    body: riceOrder(number, 130, id, null),
  });
  const order = await transactionOf(cash, v.parse(visitResponse, body).transaction.id);
  expect(order.payments).toMatchObject([
    {
      status: 'paid',
      settlement: 'authorized',
      charge: 5.99,
      charge_rate: 2.9,
      brand: 'Visa',
      last_four: '1111',
      transaction: { transaction_number: number, ship_date: order.ship_date },
    },
  ]);
  expect(order.ship_date).toMatch(/^2026-03-/);
  const english = await printed('order', order.encrypted_id, 'en');
  expect(english).toContain('Visa ···· 1111, authorized, charged when it ships');
  expect(english).toContain('Card surcharge 2.9%');
  expect(english).not.toMatch(/Prepaid|Payment surcharge/);
  expect(await printed('order', order.encrypted_id, 'es')).toContain(
    'Visa ···· 1111, autorizada; se cobra al momento del envío',
  );
  const french = await printed('order', order.encrypted_id, 'fr');
  expect(french).toContain('Visa ···· 1111, autorisée, débitée à l’expédition');
  expect(french).toContain('Frais de carte 2,9 %');
});

test('an order that is charged at once is charged', async () => {
  const terms = await backEnd.login('terms@demo.test', 1);
  const { body } = await backEnd.post('/rest/visitSync', {
    token: terms,
    body: riceOrder('WEB-5200002', TERMS_CLIENT, newPaymentId(), undefined),
  });
  const order = await transactionOf(terms, v.parse(visitResponse, body).transaction.id);
  expect(order.payments).toMatchObject([{ settlement: 'charged', charge_rate: 2.9 }]);
  const text = await printed('order', order.encrypted_id, 'en');
  expect(text).toContain('Visa ···· 1111, paid');
  // It was paid now, whatever the customer's terms.
  expect(text).not.toContain('On terms');
});

test('an eCheck is submitted for five business days, everywhere, and then charged', async () => {
  let chief = await backEnd.login('chief@demo.test', 1);
  provider.answer('charge', {
    state: 'captured',
    reference: 'E1',
    used: { brand: 'eCheck', lastFour: '6789', expiry: '' },
    saved: null,
  });
  const before = await transactionOf(chief, 'by_number/INV-19B');
  const cents = Math.round(Number(before.balance) * 100);
  const { body } = await backEnd.post('/rest/visitSync', {
    token: chief,
    body: invoicesVisit([{ number: 'INV-19B', value: Number(before.balance) }], {
      cents,
      payform: 'bank_account',
    }),
  });
  const paid = readPaymentOf(body);
  expect(paid).toMatchObject({ status: 'paid', settlement: 'submitted', charge_rate: null });
  const listed = async () => {
    const answer = await backEnd.get('/transactions?kind=invoice&page_size=100', { token: chief });
    return v
      .parse(transactionsResponse, answer.body)
      .transactions.find(({ transaction_number }) => transaction_number === 'INV-19B');
  };
  const invoice = await transactionOf(chief, 'by_number/INV-19B');
  expect(invoice).toMatchObject({
    status: 'paid',
    is_clearing: true,
    payments: [{ settlement: 'submitted' }],
  });
  expect(await listed()).toMatchObject({ status: 'paid', is_clearing: true });

  const receipt = await printed('collection', paid.encrypted_id, 'en');
  expect(receipt.replaceAll(/\s+/g, ' ')).toContain('Bank account ···· 6789, submitted, clears in 3–5 days');
  expect(receipt).toContain('Submitted, clears in 3–5 days');
  expect(receipt).not.toMatch(/\bpaid\b/i);
  const printedInvoice = await printed('invoice', invoice.encrypted_id, 'en');
  expect(printedInvoice).toContain('Submitted');
  expect(printedInvoice).not.toMatch(/\bPaid\b/);
  expect(receipt).not.toContain(paid.payment_id);
  const end = paid.payment_id.slice(-8).toUpperCase();
  expect(receipt).toContain(`${end.slice(0, 4)}-${end.slice(4)}`);
  for (const [language, words] of [
    ['es', 'Cuenta bancaria ···· 6789, pago enviado al banco; se acredita en 3 a 5 días'],
    ['fr', 'Compte bancaire ···· 6789, prélèvement transmis, encaissé sous 3 à 5 jours'],
  ] as const) {
    expect(await printed('collection', paid.encrypted_id, language)).toContain(words);
    expect(await printed('invoice', invoice.encrypted_id, language)).toContain(words);
  }

  backEnd.clock.forward(8 * DAY);
  chief = await backEnd.login('chief@demo.test', 1);
  expect(await listed()).toMatchObject({ status: 'paid', is_clearing: false });
  const cleared = await transactionOf(chief, 'by_number/INV-19B');
  expect(cleared).toMatchObject({ is_clearing: false, payments: [{ settlement: 'charged' }] });
  expect(await printed('invoice', cleared.encrypted_id, 'en')).toContain('Bank account ···· 6789, paid');
});
