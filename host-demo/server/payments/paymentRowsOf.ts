import type { Database, PaymentRow } from '../database/schema.ts';

const FAILED = ['declined', 'error', 'expired', 'voided'] as const;

export const paymentRowsOf = (database: Database, companyId: number, id: string): Promise<PaymentRow[]> =>
  database
    .selectFrom('payments')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('state', 'not in', FAILED)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('transaction_id', '=', id),
        eb('id', 'in', selectFrom('payment_parts').select('payment').where('invoice_id', '=', id)),
      ]),
    )
    .orderBy('created_at', 'desc')
    .execute();
