import type { PaymentWire } from '../../../src/api/history/paymentSchema.ts';
import type { Context } from '../context.ts';
import type { Database, PaymentRow } from '../database/schema.ts';
import { statusOfState } from './paymentState.ts';
import { settlementOf } from './settlement.ts';

export type ReceiptIdOf = (receipt: { kind: 'collection'; id: string }) => string;

/** Amount and state only, for whoever has returned without login. */
export const presentResult = (row: PaymentRow, now: Date): PaymentWire => ({
  payment_id: row.payment_id,
  status: statusOfState(row.state),
  code: row.code,
  message: '',
  settlement: settlementOf(row, now),
  platform: '',
  payform: row.payform,
  currency_code: row.currency_code,
  amount: Number(row.amount),
  charge: null,
  charge_rate: null,
  brand: '',
  last_four: '',
  receipt_number: '',
  encrypted_id: '',
});

const receiptsOf = (database: Database, ids: readonly string[]) =>
  database
    .selectFrom('collections')
    .select(['id', 'payment', 'number'])
    .where('payment', 'in', ids)
    .execute();

const invoicesOf = (database: Database, ids: readonly string[]) =>
  database
    .selectFrom('payment_parts')
    .innerJoin('transactions', 'transactions.id', 'payment_parts.invoice_id')
    .select(['payment', 'invoice_id', 'transaction_number', 'value', 'balance'])
    .where('payment', 'in', ids)
    .orderBy('transaction_number')
    .execute();

const shipDatesOf = async (database: Database, rows: readonly PaymentRow[]) => {
  const ids = rows.flatMap(({ transaction_id }) => transaction_id ?? []);
  if (ids.length === 0) return new Map<string, string | null>();
  const found = await database
    .selectFrom('transactions')
    .select(['id', 'ship_date'])
    .where('id', 'in', ids)
    .execute();
  return new Map(found.map(({ id, ship_date }) => [id, ship_date]));
};

const present = (row: PaymentRow, shipDate: string | null, now: Date): PaymentWire => ({
  ...presentResult(row, now),
  message: row.message,
  platform: row.platform,
  charge: Number(row.charge),
  charge_rate: row.charge_rate === null ? null : Number(row.charge_rate),
  brand: row.brand,
  last_four: row.last_four,
  redirect_url: row.state === 'pending_bank' ? row.bank_url : null,
  paid_at: row.paid_at?.toISOString() ?? null,
  transaction:
    row.transaction_id !== null && row.placed !== null ? { ...row.placed, ship_date: shipDate } : null,
});

export const presentPayments = async (
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  rows: readonly PaymentRow[],
  receiptIdOf: ReceiptIdOf,
): Promise<PaymentWire[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const receipts = await receiptsOf(database, ids);
  const invoices = await invoicesOf(database, ids);
  const shipDates = await shipDatesOf(database, rows);
  const now = clock();
  return rows.map((row) => {
    const receipt = receipts.find(({ payment }) => payment === row.id);
    return {
      ...present(row, shipDates.get(row.transaction_id ?? '') ?? null, now),
      receipt_number: receipt?.number ?? '',
      encrypted_id: receipt ? receiptIdOf({ kind: 'collection', id: receipt.id }) : '',
      invoices: invoices
        .filter(({ payment }) => payment === row.id)
        .map(({ invoice_id, transaction_number, value, balance }) => ({
          id: invoice_id,
          transaction_number,
          collected_value: Number(value),
          invoice_balance: balance === null ? null : Number(balance),
        })),
    };
  });
};
