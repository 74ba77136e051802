import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '../../host-demo/server/database/connect.ts';
import { startEmulator, type TestEmulator } from '../support/emulator.ts';
import { startRestartableBackEnd } from '../support/faults/restartableBackEnd.ts';
import {
  centsOf,
  createFaultPayer,
  PLACED_CENTS,
  SETTLED,
  type Tried,
} from '../support/payments/faultPayer.ts';
import { scenarioOf } from '../support/payments/faultScenarios.ts';
import { FAULT_TIMES } from '../support/payments/faultTimes.ts';
import { INVOICE_TOTAL } from '../support/payments/payers.ts';
import { newPaymentId } from '../support/payments/paymentCalls.ts';

/** `PAYMENT_FAULTS=200` runs the long test. */
const PAYMENTS = Number(process.env.PAYMENT_FAULTS ?? 20);
const PAYERS = 10;
const EACH = Math.ceil(PAYMENTS / PAYERS);
/** Stops a run that hangs, ms. */
const LONGEST = 120_000 + PAYMENTS * 10_000;
/** Stops a wait that hangs, ms. */
const LONGEST_WAIT = 60_000;
const MOST_SWEEPS = 10;
const PROGRAM = fileURLToPath(import.meta.resolve('../support/payments/servePayments.ts'));

const counts = new Map<string, number>();
const count = (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1);

/** Calls that the provider hasn't finished. */
let lateCalls = 0;
let emulator: TestEmulator;
let backEnd: Awaited<ReturnType<typeof startRestartableBackEnd>>;

beforeAll(async () => {
  emulator = await startEmulator({
    clock: () => new Date(),
    confirmationDelay: 20,
    async wait(ms) {
      if (ms === null) return new Promise(() => undefined);
      lateCalls += 1;
      await setTimeout(ms);
      lateCalls -= 1;
    },
  });
  backEnd = await startRestartableBackEnd(PAYERS, PROGRAM, [String(EACH), emulator.origin]);
});
afterAll(async () => {
  await backEnd.close();
  await emulator.close();
});

type Payer = Awaited<ReturnType<typeof createFaultPayer>>;

const setFaults = async (id: string, index: number): Promise<void> => {
  const { fault, ms } = scenarioOf(index);
  const ofThis = { paymentId: id };
  if (fault !== null) {
    await emulator.fault(fault, { ...ofThis, ...(ms !== undefined && { ms }), call: 'charge' });
  }
  if (index % 3 === 0) await emulator.fault('lost-before', { ...ofThis, call: 'lookup' });
  if (index % 3 === 2) await emulator.fault('lost-after', { ...ofThis, call: 'void' });
  await emulator.fault('confirmation-twice', ofThis);
};

/** A payment, or two of the same cart or invoice in two tabs. Returns all that were tried. */
const payOne = async (customer: Payer, payer: number, index: number): Promise<Tried[]> => {
  const scenario = scenarioOf(index);
  const { kind, press, fault, isDeclined } = scenario;
  const isTwice = press === 'second tab';
  const all = Array.from({ length: isTwice ? 2 : 1 }, () => ({
    id: newPaymentId(),
    payer,
    index,
    kind,
    cents: centsOf(kind, isTwice),
  }));
  count(`${kind}, ${isDeclined ? 'declined' : (fault ?? 'no fault')}`);
  count(`pressed: ${press}`);
  await Promise.all(all.map(({ id }) => setFaults(id, index)));
  const outcomes = await Promise.all(
    all.map((tried) => (isTwice ? customer.payInTab(tried, scenario) : customer.pay(tried, scenario))),
  );
  for (const outcome of outcomes) count(`told: ${outcome}`);
  return all;
};

const centsIn = (amount: string | number) => Math.round(Number(amount) * 100);

type LedgerRow = { paymentId: string; state: string; amount: string; captured: string; refunded: string };

/** What the provider has of each payment, cents: taken or reserved, and not given back. */
const providerCents = async () => {
  const { payments } = v.parse(
    v.object({ payments: v.array(v.custom<LedgerRow>(() => true)) }),
    await emulator.ledger(),
  );
  const kept = new Map<string, number>();
  const times = new Map<string, number>();
  for (const { paymentId, state, amount, captured, refunded } of payments) {
    const cents = state === 'authorised' ? centsIn(amount) : centsIn(captured) - centsIn(refunded);
    kept.set(paymentId, (kept.get(paymentId) ?? 0) + cents);
    if (cents > 0) times.set(paymentId, (times.get(paymentId) ?? 0) + 1);
  }
  return { kept, times };
};

/** The back office's own tables. */
const readDatabase = async () => {
  const connection = await connect({ dataDir: `${backEnd.dataDir}` });
  const { database } = connection;
  try {
    const payments = await database.selectFrom('payments').selectAll().execute();
    const receipts = await database.selectFrom('collections').selectAll().execute();
    const parts = await database.selectFrom('payment_parts').selectAll().execute();
    const transactions = await database
      .selectFrom('transactions')
      .select(['id', 'kind', 'transaction_number', 'status', 'balance', 'netvalue', 'paid_amount'])
      .execute();
    return { payments, receipts, parts, transactions };
  } finally {
    await connection.close();
  }
};

type StoredPayment = Awaited<ReturnType<typeof readDatabase>>['payments'][number];

const isAtWork = ({ state, is_refund_due }: StoredPayment): boolean =>
  is_refund_due || !['recorded', 'declined', 'error', 'expired', 'voided', 'refunded'].includes(state);

/** The tables once no payment is at work: the answer to a refund that the provider has made may be lost, and a later sweep asks again. */
const readSettled = async () => {
  for (let sweeps = 0; ; sweeps += 1) {
    await backEnd.stop();
    const tables = await readDatabase();
    if (sweeps === MOST_SWEEPS || !tables.payments.some(isAtWork)) return tables;
    backEnd.restart('SIGTERM');
    await backEnd.restarted();
    await setTimeout(2 * FAULT_TIMES.sweep);
  }
};

test(
  'the provider’s ledger and the database agree to the cent, nothing is charged twice, nothing stays unknown',
  async () => {
    const indexes = Array.from({ length: PAYMENTS }, (_, index) => index);
    const kills = new Set([Math.floor(PAYMENTS / 4), Math.floor((PAYMENTS * 3) / 5)]);
    const customers: Payer[] = [];
    for (let payer = 0; payer < PAYERS; payer += 1) {
      customers.push(await createFaultPayer(backEnd, emulator, payer, count));
    }
    const runPayer = async (customer: Payer, payer: number): Promise<Tried[]> => {
      const tried: Tried[] = [];
      for (const index of indexes.filter((each) => each % PAYERS === payer)) {
        if (kills.has(index)) {
          count('back end killed');
          void setTimeout(150).then(() => backEnd.restart('SIGKILL'));
        }
        tried.push(...(await payOne(customer, payer, index)));
      }
      return tried;
    };
    const tried = (await Promise.all(customers.map(runPayer))).flat();

    await vi.waitUntil(() => lateCalls === 0, { timeout: LONGEST_WAIT });
    const isSettled = async (): Promise<boolean> => {
      const { kept } = await providerCents();
      const statuses = await Promise.all(tried.map((each) => customers[each.payer]?.statusOf(each)));
      return statuses.every((status, index) => {
        const hasMoney = (kept.get(tried[index]?.id ?? '') ?? 0) > 0;
        const isFinal = status === null || (status !== undefined && SETTLED.includes(status));
        return isFinal && (status === 'paid') === hasMoney;
      });
    };
    // Late money is found by the sweep after a while, and given back.
    await vi.waitUntil(isSettled, { timeout: LONGEST_WAIT, interval: 200 }).catch(() => false);
    const { payments, receipts, parts, transactions } = await readSettled();
    const { kept, times } = await providerCents();

    const atWork = payments.filter(isAtWork);
    expect.soft(atWork.map(({ payment_id, state }) => `${payment_id} ${state}`)).toEqual([]);

    for (const { payment_id, state, amount, id } of payments) {
      const expected = state === 'recorded' ? centsIn(amount) : 0;
      expect.soft(kept.get(payment_id) ?? 0, `${payment_id} ${state}`).toBe(expected);
      expect.soft(times.get(payment_id) ?? 0, `${payment_id} is charged once`).toBeLessThanOrEqual(1);
      const count = receipts.filter(({ payment }) => payment === id).length;
      expect.soft(count, `receipts of ${payment_id}`).toBeLessThanOrEqual(1);
      if (state === 'recorded') expect.soft(count).toBe(1);
    }
    const known = new Set(payments.map(({ payment_id }) => payment_id));
    expect.soft([...kept].filter(([id, cents]) => cents !== 0 && !known.has(id))).toEqual([]);
    const numbers = receipts.map(({ company_id, number }) => `${company_id} ${number}`);
    expect.soft(new Set(numbers).size).toBe(receipts.length);

    const paidIds = new Map(payments.map((payment) => [payment.id, payment.state === 'recorded']));
    for (const invoice of transactions.filter(({ transaction_number }) =>
      /^INV-P/.test(transaction_number),
    )) {
      const paid = parts
        .filter(({ invoice_id, payment }) => invoice_id === invoice.id && paidIds.get(payment))
        .reduce((sum, { value }) => sum + centsIn(value), 0);
      expect
        .soft(centsIn(invoice.balance ?? 0), invoice.transaction_number)
        .toBe(centsIn(INVOICE_TOTAL) - paid);
      expect.soft(invoice.status).toBe(paid === centsIn(INVOICE_TOTAL) ? 'paid' : 'open');
    }
    const orders = transactions.filter(({ transaction_number }) => /^WEB-8/.test(transaction_number));
    for (const order of orders) {
      const paying = payments.filter(
        ({ transaction_id, state }) => transaction_id === order.id && state === 'recorded',
      );
      expect.soft(paying, order.transaction_number).toHaveLength(1);
      const [status, cents] =
        order.kind === 'invoice'
          ? (['paid', PLACED_CENTS.invoice] as const)
          : (['pending', PLACED_CENTS.order] as const);
      expect.soft(order.status).toBe(status);
      expect.soft(cents).toContain(centsIn(order.paid_amount));
    }
    const paidOrders = payments.filter(({ state, placed }) => state === 'recorded' && placed !== null).length;
    expect.soft(orders).toHaveLength(paidOrders);

    const countOf = (state: string) => payments.filter((payment) => payment.state === state).length;
    const recorded = (currency: string) =>
      payments
        .filter(({ state, currency_code }) => state === 'recorded' && currency_code === currency)
        .reduce((sum, { payment_id }) => sum + (kept.get(payment_id) ?? 0), 0) / 100;
    process.stdout.write(
      `${[
        `Payments under faults: ${PAYMENTS} by ${PAYERS} customers, ${tried.length} payment ids`,
        `  paid, each charged and recorded once: ${countOf('recorded')}, ${recorded('USD').toFixed(2)} USD and ${recorded('COP')} COP at the providers`,
        `  declined: ${countOf('declined')}, nothing was charged: ${countOf('error')}`,
        `  given back: ${countOf('voided')} voided, ${countOf('refunded')} refunded`,
        `  charged twice: ${[...times.values()].filter((times) => times > 1).length}, without an outcome: ${atWork.length}`,
        ...[...counts].sort().map(([name, times]) => `  ${name}: ${times}`),
      ].join('\n')}\n`,
    );
  },
  LONGEST,
);
