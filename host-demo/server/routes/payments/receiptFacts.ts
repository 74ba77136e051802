import type { Database } from '../../database/schema.ts';
import { toPrinted } from '../../payments/paymentStep.ts';
import { shortReference } from '../../payments/shortReference.ts';
import type { ReceiptFacts } from '../../pdf/receiptSheet.ts';
import type { Language } from '../../texts/language.ts';
import type { DocumentHolder } from '../orders/documentHolder.ts';

export const findReceipt = (
  database: Database,
  { companyId, clientId }: { companyId: number; clientId: number },
  by: { id: string } | { payment: string },
) =>
  database
    .selectFrom('collections')
    .innerJoin('payments', 'payments.id', 'collections.payment')
    .selectAll('payments')
    .select(['collections.id as receipt_id', 'collections.number', 'collections.collection_date'])
    .where('id' in by ? 'collections.id' : 'collections.payment', '=', 'id' in by ? by.id : by.payment)
    .where('payments.company_id', '=', companyId)
    .where('payments.client_id', '=', clientId)
    .executeTakeFirst();
type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

const rowsOf = async (
  database: Database,
  { id, placed, collection_value }: ReceiptRow,
): Promise<ReceiptFacts['receipt']['rows']> => {
  if (placed !== null) {
    const { transaction_number, netvalue } = placed;
    return [{ transaction_number, netvalue, balance: null, value: collection_value }];
  }
  return database
    .selectFrom('payment_parts')
    .innerJoin('transactions', 'transactions.id', 'payment_parts.invoice_id')
    .select(['transaction_number', 'netvalue', 'balance', 'value'])
    .where('payment', '=', id)
    .orderBy('transaction_number')
    .execute();
};

export const receiptFacts = async (
  database: Database,
  { company, seller, user }: DocumentHolder,
  row: ReceiptRow,
  { language, now }: { language: Language; now: Date },
): Promise<ReceiptFacts> => {
  const { number, payment_id, amount, charge, collection_value, currency_code } = row;
  return {
    company,
    seller,
    user,
    language,
    receipt: {
      number,
      date: row.collection_date,
      reference: shortReference(payment_id),
      amount,
      charge,
      collection_value,
      currency_code,
      payment: toPrinted(row, now),
      rows: await rowsOf(database, row),
      placedKind: row.placed?.kind ?? null,
    },
  };
};

export const receiptFileName = ({ number }: Pick<ReceiptRow, 'number'>): string => `receipt-${number}.pdf`;
