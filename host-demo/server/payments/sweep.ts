import type { PaymentRow } from '../database/schema.ts';
import { applyOutcome } from './applyOutcome.ts';
import {
  type CheckContext,
  captureShipped,
  checkPayment,
  giveBack,
  giveBackUnrecorded,
} from './checkPayment.ts';
import { OPEN_STATES } from './paymentState.ts';
import { lockWithTransactions, updatePayment } from './paymentStore.ts';
import { removeWaiting } from './recordMoney.ts';

const AT_ONCE = 5;
const MOST = 100;

/** Of payments that were given up without the provider's word; money may still come. */
const LATE_CODES = ['not_charged', 'expired'];

/**
 * Payments that nobody has asked about for a while, also those that their provider didn't know at first; other processes don't get the
 * same ones.
 */
const claim = async ({ database, clock, paymentTimes }: CheckContext): Promise<PaymentRow[]> => {
  const now = clock();
  const before = (time: number) => new Date(now.getTime() - time);
  return database
    .updateTable('payments')
    .set({ checked_at: now })
    .where('id', 'in', (query) =>
      query
        .selectFrom('payments')
        .select('id')
        .where(({ or, and, eb }) =>
          or([
            eb('is_refund_due', '=', true),
            eb('state', 'in', OPEN_STATES),
            and([
              eb('code', 'in', LATE_CODES),
              eb('state', 'in', ['error', 'expired']),
              eb('created_at', '>', before(paymentTimes.late)),
              eb('checked_at', '<=', before(paymentTimes.notFound)),
            ]),
          ]),
        )
        .where('checked_at', '<=', before(Math.min(paymentTimes.sweep, paymentTimes.lost)))
        .orderBy('checked_at')
        .limit(MOST)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
};

/** Nobody has come back from the bank, or the customer pays otherwise; money that comes after all goes back. */
export const expire = ({ database, clock }: CheckContext, id: string): Promise<PaymentRow> =>
  database.transaction().execute(async (transaction) => {
    const row = await lockWithTransactions(transaction, id);
    if (row.state !== 'pending_bank') return row;
    await removeWaiting(transaction, row);
    return updatePayment(transaction, row, { state: 'expired', code: 'expired' }, clock());
  });

const care = async (context: CheckContext, row: PaymentRow): Promise<void> => {
  const { paymentTimes, clock } = context;
  const age = clock().getTime() - row.changed_at.getTime();
  if (row.is_refund_due) return void (await giveBack(context, row));
  switch (row.state) {
    case 'created':
      if (age >= paymentTimes.lost) await applyOutcome(context, row.id, { state: 'not_found' });
      return;
    case 'authorising':
      if (age >= paymentTimes.lost) await checkPayment(context, row);
      return;
    case 'authorised':
    case 'captured':
      await giveBackUnrecorded(context, row);
      return;
    case 'voiding':
      await giveBack(context, row);
      return;
    default: {
      const checked = await checkPayment(context, row);
      // PayU reviews cards itself; elsewhere the payer has left a page.
      const limit = row.platform === 'payu' ? paymentTimes.late : paymentTimes.bank;
      if (checked.state === 'pending_bank' && age >= limit) await expire(context, row.id);
    }
  }
};

/**
 * Looks after payments without an outcome: asks their providers, gives back what was reserved and never recorded, expires what was left
 * at the bank, and takes what was reserved for orders that are shipped. Returns how many it looked at, and those that failed; they are tried again.
 */
export const sweepPayments = async (context: CheckContext): Promise<{ seen: number; failed: number }> => {
  const rows = await claim(context);
  let failed = 0;
  const worker = async () => {
    for (let row = rows.pop(); row; row = rows.pop()) {
      await care(context, row).catch(() => {
        failed += 1;
      });
    }
  };
  const seen = rows.length;
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await captureShipped(context);
  return { seen, failed };
};
