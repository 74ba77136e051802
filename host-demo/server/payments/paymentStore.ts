import { sql } from 'kysely';
import type { Database, NewPayment, PaymentRow } from '../database/schema.ts';
import { type Exact, exact } from '../pricing/numbers.ts';
import { OPEN_STATES } from './paymentState.ts';

export const findPayment = (
  database: Database,
  companyId: number,
  paymentId: string,
): Promise<PaymentRow | undefined> =>
  database
    .selectFrom('payments')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();

export const lockPayment = (transaction: Database, id: string): Promise<PaymentRow> =>
  transaction.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/**
 * As `lockPayment`, after the order and the invoices that it pays, in the order of their ids: whoever cancels an order locks it before
 * its payments, and both in one order don't wait for each other.
 */
export const lockWithTransactions = async (transaction: Database, id: string): Promise<PaymentRow> => {
  await transaction
    .selectFrom('transactions')
    .select('id')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('payments').select('transaction_id').where('id', '=', id)),
        eb('id', 'in', selectFrom('payment_parts').select('invoice_id').where('payment', '=', id)),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return lockPayment(transaction, id);
};

export type Part = { invoiceId: string; value: Exact };

/** Stores a payment; the parts of invoices are reserved from then on. */
export const insertPayment = async (
  transaction: Database,
  payment: NewPayment,
  parts: readonly Part[],
): Promise<void> => {
  await transaction.insertInto('payments').values(payment).execute();
  if (parts.length === 0) return;
  await transaction
    .insertInto('payment_parts')
    .values(
      parts.map(({ invoiceId, value }) => ({
        payment: payment.id,
        invoice_id: invoiceId,
        value: value.toFixed(),
      })),
    )
    .execute();
};

export const partsOf = async (database: Database, payment: string): Promise<Part[]> => {
  const rows = await database
    .selectFrom('payment_parts')
    .select(['invoice_id', 'value'])
    .where('payment', '=', payment)
    .orderBy('invoice_id')
    .execute();
  return rows.map(({ invoice_id, value }) => ({ invoiceId: invoice_id, value: exact(value) }));
};

export const reservedOf = async (
  transaction: Database,
  invoiceIds: readonly string[],
): Promise<Map<string, Exact>> => {
  const rows = await transaction
    .selectFrom('payment_parts')
    .innerJoin('payments', 'payments.id', 'payment_parts.payment')
    .select(['invoice_id', sql<string>`sum(value)`.as('reserved')])
    .where('invoice_id', 'in', invoiceIds)
    .where('payments.state', 'in', OPEN_STATES)
    .groupBy('invoice_id')
    .execute();
  return new Map(rows.map(({ invoice_id, reserved }) => [invoice_id, exact(reserved)]));
};

export const updatePayment = (
  transaction: Database,
  row: PaymentRow,
  changes: Partial<Omit<NewPayment, 'id'>>,
  now: Date,
): Promise<PaymentRow> =>
  transaction
    .updateTable('payments')
    .set({ ...changes, ...(changes.state !== undefined && { changed_at: now, checked_at: now }) })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Takes the payment for a call that changes it at its provider, until `until`: of all processes that have read this row, one gets it. Null
 * when another one has. Whoever has it puts `checked_at` back to today.
 */
export const takePayment = async (
  database: Database,
  { id, checked_at, state, is_refund_due, is_captured }: PaymentRow,
  until: Date,
): Promise<PaymentRow | null> =>
  (await database
    .updateTable('payments')
    .set({ checked_at: until })
    .where('id', '=', id)
    .where((query) => query.and({ checked_at, state, is_refund_due, is_captured }))
    .returningAll()
    .executeTakeFirst()) ?? null;

/**
 * Begins the only call that charges: of all that try, one gets the payment. Null when it has begun already.
 */
export const beginPayment = async (database: Database, id: string, now: Date): Promise<PaymentRow | null> =>
  (await database
    .updateTable('payments')
    .set({ state: 'authorising', changed_at: now, checked_at: now })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .returningAll()
    .executeTakeFirst()) ?? null;
