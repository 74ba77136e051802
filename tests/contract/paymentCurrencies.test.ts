import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactionResponse } from '../../src/api/history/transactionSchema.ts';
import { type BackEnd, CHEAP_PASSWORD_COST, startBackEnd } from '../support/backEnd/backEnd.ts';
import { createKeptDatabase, type KeptDatabase } from '../support/backEnd/keptDatabase.ts';
import { createMemoryProvider } from '../support/payments/memoryProvider.ts';
import { payingTenants } from '../support/payments/payingTenants.ts';
import { invoicesVisit, newPaymentId, readPaymentOf, refusalOf } from '../support/payments/paymentCalls.ts';

/** Chief's invoices INV-19A and INV-19B are in pesos with centavos, INV-19C is in dollars. */
const provider = createMemoryProvider();
let kept: KeptDatabase;
let backEnd: BackEnd;
let chief: string;

beforeAll(async () => {
  kept = await createKeptDatabase({
    seeds: payingTenants,
    passwordCost: CHEAP_PASSWORD_COST,
    today: new Date('2026-03-10T15:00:00Z'),
  });
  await (await startBackEnd({ seeds: payingTenants, ...kept.place })).close();
  const inPesos = `update transactions set currency_code = 'COP', netvalue = 1000.4, balance = 1000.4
    where transaction_number in ('INV-19A', 'INV-19B')`;
  await kept.change(inPesos);
  backEnd = await startBackEnd({
    seeds: payingTenants,
    ...kept.place,
    createGateway: provider.create,
    paymentTimes: { sweep: 0 },
  });
  chief = await backEnd.login('chief@demo.test', 1);
});
afterAll(async () => {
  await backEnd.close();
  await kept.remove();
});

const pay = (...[parts, options]: Parameters<typeof invoicesVisit>) => ({
  token: chief,
  body: invoicesVisit(parts, { payform: 'bank_account', ...options }),
});
const invoice = async (number: string) => {
  const { body } = await backEnd.get(`/transactions/by_number/${number}`, { token: chief });
  return v.parse(transactionResponse, body).transaction;
};

test('invoices of different currencies are not paid together', async () => {
  const id = newPaymentId();
  const parts = [
    { number: 'INV-19A', value: 10 },
    { number: 'INV-19C', value: 10 },
  ];
  for (const currency of ['USD', 'COP', '']) {
    const call = pay(parts, { id, cents: 2_000, currency });
    expect(await refusalOf(backEnd, 'POST', '/rest/visitSync', call)).toEqual([422, 'mixed_currencies']);
  }
  expect(provider.calls(id)).toEqual([]);
});

test('pesos are charged whole, what was charged is recorded, and no centavos stay open', async () => {
  const part = await backEnd.post(
    '/rest/visitSync',
    pay([{ number: 'INV-19A', value: 400 }], { cents: 40_000, currency: 'COP' }),
  );
  expect(readPaymentOf(part.body)).toMatchObject({ status: 'paid', amount: 400 });
  expect(await invoice('INV-19A')).toMatchObject({ balance: 600.4, status: 'open' });
  // 600.40 and 1,000.40 are 1,600.80: 1,601 pesos, rounded once.
  const id = newPaymentId();
  const both = [
    { number: 'INV-19A', value: 600.4 },
    { number: 'INV-19B', value: 1000.4 },
  ];
  const rest = await backEnd.post('/rest/visitSync', pay(both, { id, cents: 160_100, currency: 'COP' }));
  expect(readPaymentOf(rest.body)).toMatchObject({ status: 'paid', amount: 1_601, charge: 0 });
  expect(provider.payments.get(id)?.amount).toBe('1601');
  for (const number of ['INV-19A', 'INV-19B']) {
    expect(await invoice(number)).toMatchObject({ balance: 0, status: 'paid' });
  }
});
