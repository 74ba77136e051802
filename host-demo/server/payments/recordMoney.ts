import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isoDay } from '../calendar.ts';
import type { Database, PaymentRow } from '../database/schema.ts';
import { restoreStock } from '../routes/inventory/moveStock.ts';
import { linesOf } from '../routes/orders/findTransaction.ts';
import { partsOf } from './paymentStore.ts';

/** Numbers of a company's receipts follow each other; the lock ends with the database transaction. */
const storeReceipt = async (transaction: Database, row: PaymentRow, now: Date): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('receipts'), ${row.company_id}::integer)`.execute(
    transaction,
  );
  const { last } = await transaction
    .selectFrom('collections')
    .select(sql<number>`coalesce(max(sequence), 0)::int`.as('last'))
    .where('company_id', '=', row.company_id)
    .executeTakeFirstOrThrow();
  const sequence = last + 1;
  await transaction
    .insertInto('collections')
    .values({
      id: randomUUID(),
      company_id: row.company_id,
      payment: row.id,
      sequence,
      number: `RC-${String(sequence).padStart(6, '0')}`,
      collection_date: isoDay(now),
    })
    .execute();
};

const releaseTransaction = async (transaction: Database, id: string): Promise<void> => {
  await transaction
    .updateTable('transactions')
    .set({
      status: sql<'paid' | 'pending'>`case when kind = 'invoice' then 'paid' else 'pending' end`,
      balance: sql<string | null>`case when kind = 'invoice' then 0 end`,
      paid_amount: sql<string>`netvalue`,
    })
    .where('id', '=', id)
    .where('status', '=', 'awaiting_payment')
    .execute();
};

const moveBalances = async (transaction: Database, row: PaymentRow, sign: 1 | -1): Promise<void> => {
  for (const { invoiceId, value } of await partsOf(transaction, row.id)) {
    const change = value.times(sign).toFixed();
    await transaction
      .updateTable('transactions')
      .set({
        balance: sql<string>`balance + ${change}::numeric`,
        status: sql<
          'paid' | 'open'
        >`case when status = 'cancelled' then status when balance + ${change}::numeric <= 0 then 'paid' else 'open' end`,
      })
      .where('id', '=', invoiceId)
      .execute();
  }
};

/**
 * The receipt, the balances and the placed transaction of a payment, in the database transaction that records it. `isCancelled`: the
 * transaction was refused while the payment was at work.
 */
export const recordMoney = async (
  transaction: Database,
  row: PaymentRow,
  now: Date,
): Promise<{ isCancelled: boolean }> => {
  await storeReceipt(transaction, row, now);
  await moveBalances(transaction, row, -1);
  if (row.transaction_id === null) return { isCancelled: false };
  await releaseTransaction(transaction, row.transaction_id);
  const { status } = await transaction
    .selectFrom('transactions')
    .select('status')
    .where('id', '=', row.transaction_id)
    .executeTakeFirstOrThrow();
  return { isCancelled: status === 'cancelled' };
};

/** The invoices are open again, and a placed order counts towards the balance again. */
export const returnMoney = async (transaction: Database, row: PaymentRow): Promise<void> => {
  await moveBalances(transaction, row, 1);
  if (row.transaction_id === null) return;
  await transaction
    .updateTable('transactions')
    .set({
      paid_amount: 0,
      balance: sql<string | null>`case when kind = 'invoice' then netvalue end`,
      status: sql<'open'>`case when kind = 'invoice' and status <> 'cancelled' then 'open' else status end`,
    })
    .where('id', '=', row.transaction_id)
    .execute();
};

export const removeWaiting = async (transaction: Database, { transaction_id }: PaymentRow): Promise<void> => {
  if (transaction_id === null) return;
  const waiting = await transaction
    .selectFrom('transactions')
    .selectAll()
    .where('id', '=', transaction_id)
    .where('status', '=', 'awaiting_payment')
    .forUpdate()
    .executeTakeFirst();
  if (!waiting) return;
  await restoreStock(transaction, waiting, await linesOf(transaction, waiting));
  await transaction.deleteFrom('transactions').where('id', '=', waiting.id).execute();
};

/** What was paid for a cancelled order goes back to the customer, with the next sweep. */
export const owePayments = async (transaction: Database, transactionId: string): Promise<void> => {
  await transaction
    .updateTable('payments')
    .set({ is_refund_due: true, checked_at: new Date(0) })
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'recorded')
    .execute();
};
