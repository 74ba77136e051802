import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../host-demo/server/database/connect.ts';
import { applyOutcome } from '../../host-demo/server/payments/applyOutcome.ts';
import { owePayments } from '../../host-demo/server/payments/recordMoney.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { findPostgres, type Postgres, startPostgres } from '../support/backEnd/postgres.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { createMemoryProvider } from '../support/payments/memoryProvider.ts';
import { payingTenants, TERMS_CLIENT } from '../support/payments/payingTenants.ts';
import {
  invoicesVisit,
  newPaymentId,
  orderCollection,
  withCollection,
} from '../support/payments/paymentCalls.ts';
import { waitUntilPasses } from '../support/waitUntilPasses.ts';

const programs = findPostgres();

/** Two processes' back ends, which pay with one database. */
const testSeveralProcesses = (folder: string) => {
  const provider = createMemoryProvider();
  let postgres: Postgres;
  let first: BackEnd;
  let second: BackEnd;
  let token: string;

  beforeAll(async () => {
    postgres = await startPostgres(folder);
    const start = () =>
      startBackEnd({
        databaseUrl: postgres.url,
        seeds: payingTenants,
        createGateway: provider.create,
        paymentTimes: { sweep: 0, poll: 0 },
      });
    [first, second] = await Promise.all([start(), start()]);
    token = await first.login('terms@demo.test', 1);
  });
  afterAll(async () => {
    await Promise.all([first.close(), second.close()]);
    await postgres.stop();
  });

  const payOrder = async (backEnd: BackEnd, number: string, id: string) => {
    const visit = orderVisit(number, TERMS_CLIENT, [sentLine(102, 10)], {
      json_data: `{"cart":"${number}"}`,
    });
    const body = withCollection(visit, orderCollection(number, { id, cents: 21_239 }));
    return v.parse(visitResponse, (await backEnd.post('/rest/visitSync', { token, body })).body);
  };

  test('a payment that is sent to both is charged once', async () => {
    const id = newPaymentId();
    await Promise.all([first, second, first, second].map((each) => payOrder(each, 'WEB-9200001', id)));
    expect(provider.calls(id)).toEqual(['charge']);
    const again = await payOrder(second, 'WEB-9200001', id);
    expect(again).toMatchObject({ repeated: true, payment: { status: 'paid' } });
  });

  test('the whole balance is paid at one of them only', async () => {
    const chief = await first.login('chief@demo.test', 1);
    const statuses = await Promise.all(
      [first, second, first, second].map(async (each) => {
        const body = invoicesVisit([{ number: 'INV-19C', value: 194.4, balance: 194.4 }], { cents: 20_004 });
        return (await each.post('/rest/visitSync', { token: chief, body })).status;
      }),
    );
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('sweeps of both give a cancelled order’s money back once', async () => {
    const ids = Array.from({ length: 6 }, newPaymentId);
    for (const [index, id] of ids.entries()) {
      const { transaction } = await payOrder(first, `WEB-921000${index}`, id);
      await second.post('/orders/cancel', { token, body: { id: transaction.id } });
    }
    await Promise.all([first, second, first, second].map(({ app }) => app.sweepPayments()));
    expect(ids.map((id) => provider.calls(id))).toEqual(ids.map(() => ['charge', 'refund']));
  });

  test('who cancels an order and who hears of its refund don’t wait for each other', async () => {
    const id = newPaymentId();
    const { transaction } = await payOrder(first, 'WEB-9200002', id);
    const connection = await connect({ databaseUrl: postgres.url });
    const { database } = connection;
    const { id: payment } = await database
      .selectFrom('payments')
      .select('id')
      .where('payment_id', '=', id)
      .executeTakeFirstOrThrow();
    const clock = () => new Date('2026-03-10T15:00:00Z');
    const applied: Promise<unknown>[] = [];
    await database.transaction().execute(async (cancelling) => {
      await cancelling
        .selectFrom('transactions')
        .select('id')
        .where('id', '=', transaction.id)
        .forUpdate()
        .execute();
      applied.push(
        applyOutcome({ database, clock, portalOf: () => null }, payment, {
          state: 'refunded',
          reference: 'T',
        }),
      );
      // The other one has what it can get when it waits.
      await waitUntilPasses(() =>
        postgres.query(`do $$ begin
          if not exists (select 1 from pg_stat_activity where wait_event_type = 'Lock') then
            raise exception 'nobody waits';
          end if;
        end $$`),
      );
      await owePayments(cancelling, transaction.id);
    });
    await expect(Promise.all(applied)).resolves.toMatchObject([{ state: 'refunded', is_refund_due: false }]);
    await connection.close();
  });
};

if (programs === null) {
  process.stderr.write('PostgreSQL was not found: payments are not tested in several processes.\n');
} else describe('PostgreSQL', () => testSeveralProcesses(programs));
