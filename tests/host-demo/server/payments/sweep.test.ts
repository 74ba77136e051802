import { randomUUID } from 'node:crypto';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewPayment, Schema } from '../../../../host-demo/server/database/schema.ts';
import { checkSometimes, giveBack } from '../../../../host-demo/server/payments/checkPayment.ts';
import { createGateways } from '../../../../host-demo/server/payments/gateways.ts';
import { USUAL_TIMES } from '../../../../host-demo/server/payments/paymentTimes.ts';
import { sweepPayments } from '../../../../host-demo/server/payments/sweep.ts';
import { snapshotOf } from '../../../support/backEnd/snapshot.ts';
import { createMemoryProvider } from '../../../support/payments/memoryProvider.ts';
import { payingTenants } from '../../../support/payments/payingTenants.ts';

const NOW = new Date('2026-03-10T15:00:00Z');
const YESTERDAY = new Date('2026-03-09T15:00:00Z');

const PAYMENT_ID = '0123456789abcdefghjk';

let database: Kysely<Schema>;
beforeAll(async () => {
  const passwordCost = { cost: 2, parallel: 1 };
  const snapshot = await snapshotOf({ seeds: payingTenants, passwordCost, today: NOW });
  const pglite = await PGlite.create({
    parsers: { [types.DATE]: (day: string) => day },
    loadDataDir: snapshot,
  });
  database = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
});
afterAll(() => database.destroy());

/** A payment of 10.26 for the demo company's order, which nobody has looked at for a day. */
const startWith = async (changes: Partial<NewPayment>) => {
  await database.deleteFrom('payments').execute();
  const provider = createMemoryProvider();
  const clock = () => NOW;
  const gateways = createGateways(database, { clock }, {}, provider.create);
  const context = { database, clock, gateways, paymentTimes: USUAL_TIMES, portalOf: () => null };
  const order = await database
    .selectFrom('transactions')
    .select(['id', 'client_id', 'user_id'])
    .where('transaction_number', '=', 'WEB-0000002')
    .executeTakeFirstOrThrow();
  await database
    .updateTable('transactions')
    .set({ paid_amount: '10.26', status: 'pending' })
    .where('id', '=', order.id)
    .execute();
  const payment = await database
    .insertInto('payments')
    .values({
      id: randomUUID(),
      company_id: 1,
      client_id: order.client_id,
      user_id: order.user_id,
      payment_id: PAYMENT_ID,
      content_hash: '',
      platform: 'authorizenet',
      payform: 'credit_card',
      flow: 'authorise',
      state: 'recorded',
      reference: 'T1',
      currency_code: 'USD',
      amount: '10.26',
      charge: 0,
      collection_value: '10.26',
      transaction_id: order.id,
      bank_url: null,
      return_url: null,
      return_reference: 'r',
      nonce: 'n',
      created_at: YESTERDAY,
      changed_at: YESTERDAY,
      checked_at: YESTERDAY,
      paid_at: YESTERDAY,
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const ship = () =>
    database.updateTable('transactions').set({ status: 'shipped' }).where('id', '=', order.id).execute();
  const orderNow = () =>
    database
      .selectFrom('transactions')
      .select(['status', 'paid_amount'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
  const paymentNow = () =>
    database.selectFrom('payments').selectAll().where('id', '=', payment.id).executeTakeFirstOrThrow();
  return { context, provider, payment, ship, orderNow, paymentNow };
};

test('the amount that was reserved for an order is taken when the order is shipped, not before', async () => {
  const { context, provider, ship } = await startWith({});
  provider.payments.set(PAYMENT_ID, { state: 'authorised', amount: '10.26', reference: 'T1' });
  await sweepPayments(context);
  expect(provider.payments.get(PAYMENT_ID)?.state).toBe('authorised');
  await ship();
  await Promise.all([sweepPayments(context), sweepPayments(context)]);
  await sweepPayments(context);
  expect(provider.payments.get(PAYMENT_ID)?.state).toBe('captured');
  expect(provider.calls(PAYMENT_ID)).toEqual(['capture']);
});

test('an order whose reservation has expired is not paid any more', async () => {
  const { context, provider, ship, orderNow, paymentNow } = await startWith({});
  provider.answer('capture', { state: 'error', code: 'not_found', message: '' });
  provider.answer('lookUp', { state: 'expired', reference: 'T1' });
  await ship();
  await sweepPayments(context);
  expect(await paymentNow()).toMatchObject({ state: 'voided' });
  expect(await orderNow()).toEqual({ status: 'shipped', paid_amount: '0' });
});

test('what is owed for a cancelled order is settled when its reservation has expired', async () => {
  const { context, provider, paymentNow } = await startWith({ is_refund_due: true });
  provider.answer('void', { state: 'error', code: 'not_found', message: '' });
  provider.answer('lookUp', { state: 'expired', reference: 'T1' });
  await sweepPayments(context);
  expect(await paymentNow()).toMatchObject({ state: 'voided', is_refund_due: false });
});

test('two that give the same payment back make one call, and the next one waits for its answer', async () => {
  const { context, provider, payment, paymentNow } = await startWith({
    is_refund_due: true,
    is_captured: true,
  });
  provider.payments.set(PAYMENT_ID, { state: 'captured', amount: '10.26', reference: 'T1' });
  await Promise.all([giveBack(context, payment), giveBack(context, payment), sweepPayments(context)]);
  expect(provider.calls(PAYMENT_ID)).toEqual(['refund']);
  expect(await paymentNow()).toMatchObject({ state: 'refunded', is_refund_due: false });
});

test('the receipt of what was reserved is e-mailed once, when it is taken', async () => {
  const { context, provider, payment, ship } = await startWith({});
  const receipt = { company_id: 1, sequence: 1, number: 'RC-000001', collection_date: '2026-03-09' };
  await database
    .insertInto('collections')
    .values({ id: randomUUID(), payment: payment.id, ...receipt })
    .execute();
  provider.payments.set(PAYMENT_ID, { state: 'authorised', amount: '10.26', reference: 'T1' });
  const mails = () => database.selectFrom('outbox').select(['recipient', 'subject']).execute();
  await sweepPayments(context);
  expect(await mails()).toEqual([]);
  await ship();
  for (const _ of [1, 2]) await sweepPayments(context);
  expect(await mails()).toEqual([{ recipient: 'buyer@demo.test', subject: 'Payment receipt RC-000001' }]);
});

test('a refund whose answer is lost is tried again by a later sweep', async () => {
  const { context, provider, paymentNow } = await startWith({ is_refund_due: true, is_captured: true });
  provider.payments.set(PAYMENT_ID, { state: 'captured', amount: '10.26', reference: 'T1' });
  provider.answer('refund', { state: 'unknown' });
  await sweepPayments(context);
  expect(await paymentNow()).toMatchObject({ is_refund_due: true, checked_at: NOW });
});

test('however often a provider confirms, it is asked once in two seconds', async () => {
  const { context, provider, payment } = await startWith({ state: 'pending_bank', transaction_id: null });
  const pending = { state: 'pending_bank', reference: 'T1', redirectUrl: null } as const;
  provider.answer('lookUp', pending, pending);
  await Promise.all([checkSometimes(context, payment), checkSometimes(context, payment)]);
  await checkSometimes(context, payment);
  expect(provider.calls(PAYMENT_ID)).toEqual(['lookUp']);
});
