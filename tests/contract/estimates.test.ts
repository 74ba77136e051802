import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { estimateVisit, sentLine } from '../support/backEnd/visit.ts';
import { createMemoryProvider } from '../support/payments/memoryProvider.ts';
import { payingTenants, TERMS_CLIENT } from '../support/payments/payingTenants.ts';
import {
  newPaymentId,
  orderCollection,
  readPaymentOf,
  withCollection,
} from '../support/payments/paymentCalls.ts';

/** A company with Authorize.Net that makes estimates: they are preauthorized where the rules say so, and never paid. */

const CASH_CLIENT = 130;
/** Ten bags of rice: 180, tax 14.40, shipping 12 (5 % are 9): 206.40. The card's 2.9 % are 5.99. */
const RICE = [sentLine(102, 10), sentLine(103, 1, { detail_type: 1, product_price: 0 })];
const RICE_CENTS = 21_239;

const start = (provider: ReturnType<typeof createMemoryProvider>, preauthorization: 'TRUE' | 'FALSE') =>
  startBackEnd({
    seeds: payingTenants.slice(0, 1).map((seed) => ({
      ...seed,
      company: { ...seed.company, settings: { ...seed.company.settings, PORTAL_ENABLE_INVOICE: '2' } },
      paymentSettings: {
        ...seed.paymentSettings,
        PAYMENTS_ENABLE_ORDER_PREAUTHORIZATION: preauthorization,
      },
    })),
    createGateway: provider.create,
    paymentTimes: { sweep: 0 },
  });

const rice = (number: string, client = CASH_CLIENT) => estimateVisit(number, client, RICE);

const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  v.parse(errorResponse, body).code,
];

const sendUnpaid = (backEnd: BackEnd, token: string, number: string, client = CASH_CLIENT) =>
  backEnd.post('/rest/visitSync', { token, body: rice(number, client) });
const sendPaid = (backEnd: BackEnd, token: string, number: string, id = newPaymentId()) =>
  backEnd.post('/rest/visitSync', {
    token,
    body: withCollection(rice(number), orderCollection(number, { id, cents: RICE_CENTS })),
  });
const authorise = (backEnd: BackEnd, token: string, number: string, id: string) =>
  backEnd.post('/authorizenet/authorize_only', {
    token,
    body: {
      transaction: withCollection(
        rice(number),
        orderCollection(number, { id, cents: RICE_CENTS, token: null }),
      ),
      cardPaymentPayload: {
        order_number: number,
        payment_id: id,
        amount_paid: RICE_CENTS,
        token: { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: 'nonce' },
      },
    },
  });

describe.each(['TRUE', 'FALSE'] as const)('with preauthorization %s', (preauthorization) => {
  const provider = createMemoryProvider();
  let backEnd: BackEnd;
  let cash: string;
  let terms: string;
  beforeAll(async () => {
    backEnd = await start(provider, preauthorization);
    cash = await backEnd.login('cash@demo.test', 1);
    terms = await backEnd.login('terms@demo.test', 1);
  });
  afterAll(() => backEnd.close());

  test('a paid estimate is refused, and no card is charged', async () => {
    const id = newPaymentId();
    const refused = await sendPaid(backEnd, cash, 'WEB-1', id);
    expect(codeOf(refused)).toEqual([422, 'estimate_not_paid']);
    expect(v.parse(errorResponse, refused.body).error).toBe(
      'An estimate is never paid. Send it without a payment.',
    );
    expect(provider.calls(id)).toEqual([]);
  });

  test('a customer with payment terms places an estimate unpaid', async () => {
    const { status, body } = await sendUnpaid(backEnd, terms, 'WEB-2', TERMS_CLIENT);
    expect([status, v.parse(visitResponse, body).transaction.kind]).toEqual([200, 'estimate']);
  });

  if (preauthorization === 'TRUE') {
    test('a customer without terms can’t place it without a card', async () => {
      expect(codeOf(await sendUnpaid(backEnd, cash, 'WEB-3'))).toEqual([422, 'payment_required']);
    });

    test('a customer without terms has a card authorized, and it isn’t charged', async () => {
      const id = newPaymentId();
      const authorised = await authorise(backEnd, cash, 'WEB-4', id);
      expect(readPaymentOf(authorised.body)).toMatchObject({ status: 'processing', amount: 212.39 });
      const body = withCollection(
        rice('WEB-4'),
        orderCollection('WEB-4', { id, cents: RICE_CENTS, token: null }),
      );
      const recorded = v.parse(
        visitResponse,
        (await backEnd.post('/rest/visitSync', { token: cash, body })).body,
      );
      expect(recorded).toMatchObject({
        transaction: { kind: 'estimate', transaction_number: 'WEB-4', netvalue: 212.39 },
        payment: { payment_id: id, last_four: '1111' },
      });
      expect(provider.calls(id)).toEqual(['authorise']);
    });
  } else {
    test('a customer without terms places it unpaid', async () => {
      const { status, body } = await sendUnpaid(backEnd, cash, 'WEB-5');
      expect([status, v.parse(visitResponse, body).transaction.kind]).toEqual([200, 'estimate']);
    });

    test('no card is authorized for it', async () => {
      const id = newPaymentId();
      expect(codeOf(await authorise(backEnd, cash, 'WEB-6', id))).toEqual([422, 'preauthorization_off']);
      expect(provider.calls(id)).toEqual([]);
    });
  }
});
