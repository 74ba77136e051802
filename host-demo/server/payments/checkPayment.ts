import type { Context } from '../context.ts';
import type { PaymentRow } from '../database/schema.ts';
import { exact } from '../pricing/numbers.ts';
import { providerAmount } from './amounts.ts';
import { applyOutcome } from './applyOutcome.ts';
import type { Gateway, GatewayOutcome } from './gateways/gateway.ts';
import { lockPayment, takePayment, updatePayment } from './paymentStore.ts';

export type CheckContext = Pick<Context, 'database' | 'clock' | 'portalOf' | 'gateways' | 'paymentTimes'>;

const UNKNOWN: GatewayOutcome = { state: 'unknown' };

const callGateway = async (
  { gateways }: Pick<Context, 'gateways'>,
  { company_id, platform }: PaymentRow,
  call: (gateway: Gateway) => Promise<GatewayOutcome>,
): Promise<GatewayOutcome> => {
  const gateway = await gateways.find(company_id, platform);
  return gateway ? gateways.run(company_id, () => call(gateway)) : UNKNOWN;
};

const lookUp = (context: CheckContext, row: PaymentRow) => {
  const { payment_id: paymentId, reference, created_at: sentAt } = row;
  return callGateway(context, row, (gateway) => gateway.lookUp({ paymentId, reference, sentAt }));
};

/**
 * Whether a provider that doesn't know the payment can be believed: the request that charges may still be on its way, and who is at the
 * bank's page may come back, until the sweep lets it expire.
 */
const isBelieved = ({ paymentTimes, clock }: CheckContext, { state, created_at }: PaymentRow): boolean =>
  state !== 'pending_bank' && clock().getTime() - created_at.getTime() >= paymentTimes.notFound;

export const checkPayment = async (context: CheckContext, row: PaymentRow): Promise<PaymentRow> => {
  const outcome = await lookUp(context, row);
  if (outcome.state === 'not_found' && row.state !== 'voiding' && !isBelieved(context, row)) {
    // A call whose process has ended isn't at work anymore.
    return row.state === 'authorising' ? applyOutcome(context, row.id, UNKNOWN) : row;
  }
  return applyOutcome(context, row.id, outcome);
};

const hasNoOutcome = ({ paymentTimes, clock }: CheckContext, { state, changed_at }: PaymentRow): boolean =>
  state === 'unknown' ||
  state === 'pending_bank' ||
  state === 'held' ||
  (state === 'authorising' && clock().getTime() - changed_at.getTime() >= paymentTimes.lost);

export const checkSometimes = async (context: CheckContext, row: PaymentRow): Promise<PaymentRow> => {
  const { database, clock, paymentTimes } = context;
  const now = clock();
  const claimed = await database
    .updateTable('payments')
    .set({ checked_at: now })
    .where('id', '=', row.id)
    .where('checked_at', '<=', new Date(now.getTime() - paymentTimes.poll))
    .returningAll()
    .executeTakeFirst();
  return claimed ? checkPayment(context, claimed) : row;
};

/** The payment with what its provider says today; asked at most every few seconds, and not while the call that pays is at work. */
export const freshPayment = async (context: CheckContext, row: PaymentRow): Promise<PaymentRow> =>
  hasNoOutcome(context, row) ? checkSometimes(context, row) : row;

export const beginVoid = (
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  id: string,
  code: string,
): Promise<PaymentRow> =>
  database.transaction().execute(async (transaction) => {
    const row = await lockPayment(transaction, id);
    const isReserved = row.state === 'authorised' || row.state === 'captured';
    return isReserved ? updatePayment(transaction, row, { state: 'voiding', code }, clock()) : row;
  });

const CALLS = 4;

/**
 * Changes a payment at its provider, never twice at a time: neither another process nor the next sweep does it too while the answer is awaited. The outcome is applied; null when
 * another one is at it.
 */
const changeAlone = async (
  context: CheckContext,
  row: PaymentRow,
  change: (gateway: Gateway) => Promise<GatewayOutcome>,
): Promise<PaymentRow | null> => {
  const { database, clock, paymentTimes } = context;
  const until = new Date(clock().getTime() + CALLS * paymentTimes.answer);
  const taken = await takePayment(database, row, until);
  if (!taken) return null;
  try {
    return await applyOutcome(context, row.id, await callGateway(context, row, change));
  } finally {
    await takePayment(database, taken, clock());
  }
};

export const giveBack = async (context: CheckContext, row: PaymentRow): Promise<PaymentRow> => {
  const { payment_id: paymentId, currency_code, created_at: sentAt } = row;
  const reference = row.reference ?? '';
  const changed = await changeAlone(context, row, async (gateway) => {
    if (!row.is_captured) {
      const voided = await gateway.void({ paymentId, reference });
      if (voided.state !== 'error' && voided.state !== 'declined') return voided;
      // It may be voided already, or taken since.
      return gateway.lookUp({ paymentId, reference, sentAt });
    }
    const amount = providerAmount(exact(row.amount), currency_code);
    const refunded = await gateway.refund({ paymentId, reference, amount, currency: currency_code });
    return refunded.state === 'refunded' ? refunded : gateway.lookUp({ paymentId, reference, sentAt });
  });
  return changed ?? row;
};

/** Gives back what was reserved, or taken, and wasn't recorded in time: the page that would have done it was closed or reloaded. */
export const giveBackUnrecorded = async (context: CheckContext, row: PaymentRow): Promise<PaymentRow> => {
  const age = context.clock().getTime() - row.changed_at.getTime();
  const isReserved = row.state === 'authorised' || row.state === 'captured';
  if (!isReserved || age < context.paymentTimes.record) return row;
  const begun = await beginVoid(context, row.id, 'not_recorded');
  return begun.state === 'voiding' ? giveBack(context, begun) : begun;
};

const AT_ONCE = 20;

export const captureShipped = async (context: CheckContext): Promise<void> => {
  const { database, clock, paymentTimes } = context;
  const rows = await database
    .selectFrom('payments')
    .innerJoin('transactions', 'transactions.id', 'payments.transaction_id')
    .selectAll('payments')
    .where('payments.state', '=', 'recorded')
    .where('is_captured', '=', false)
    .where('is_refund_due', '=', false)
    .where('checked_at', '<=', new Date(clock().getTime() - paymentTimes.sweep))
    .where('transactions.status', 'in', ['shipped', 'delivered'])
    // One that fails comes last the next time.
    .orderBy('checked_at')
    .limit(AT_ONCE)
    .execute();
  for (const row of rows) {
    const { payment_id: paymentId, currency_code, amount, created_at: sentAt } = row;
    const reference = row.reference ?? '';
    await changeAlone(context, row, async (gateway) => {
      const taken = { paymentId, reference, amount: providerAmount(exact(amount), currency_code) };
      const captured = await gateway.capture(taken);
      return captured.state === 'captured' ? captured : gateway.lookUp({ paymentId, reference, sentAt });
    });
  }
};
