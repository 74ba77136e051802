import type { PaymentWire } from '../../../src/api/payments/paymentSchema.ts';
import type { Database, PaymentRow } from '../database/schema.ts';
import { statusOfState } from './paymentState.ts';

/** The encrypted id in the link to a receipt's PDF. */
export type ReceiptIdOf = (receipt: { kind: 'collection'; id: string }) => string;

/** Amount and state only, for whoever has returned without login. */
export const presentResult = (row: PaymentRow): PaymentWire => ({
  payment_id: row.payment_id,
  status: statusOfState(row.state),
  code: row.code,
  message: '',
  platform: '',
  payform: row.payform,
  currency_code: row.currency_code,
  amount: Number(row.amount),
  charge: null,
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

const present = (row: PaymentRow): PaymentWire => ({
  ...presentResult(row),
  message: row.message,
  platform: row.platform,
  charge: Number(row.charge),
  brand: row.brand,
  last_four: row.last_four,
  redirect_url: row.state === 'pending_bank' ? row.bank_url : null,
  paid_at: row.paid_at?.toISOString() ?? null,
  transaction: row.transaction_id !== null && row.placed !== null ? row.placed : null,
});

/** Payments in the order received, with their receipts and invoices. */
export const presentPayments = async (
  database: Database,
  rows: readonly PaymentRow[],
  receiptIdOf: ReceiptIdOf,
): Promise<PaymentWire[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [receipts, invoices] = [await receiptsOf(database, ids), await invoicesOf(database, ids)];
  return rows.map((row) => {
    const receipt = receipts.find(({ payment }) => payment === row.id);
    return {
      ...present(row),
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
