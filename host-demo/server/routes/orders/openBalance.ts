import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Exact, exact } from '../../pricing/numbers.ts';

/** A client's open balance: opening balance, open invoices, and orders that are neither invoiced nor paid yet. */
export const openBalance = async (
  database: Database,
  companyId: number,
  clientId: number,
): Promise<Exact> => {
  const { balance } = await database
    .selectFrom('clients')
    .select((query) => [
      sql<string>`opening_balance + coalesce(${query
        .selectFrom('transactions')
        .select(
          sql<string>`sum(case
            when kind = 'invoice' and status not in ('cancelled', 'awaiting_payment') then coalesce(balance, 0)
            when kind = 'order' and status in ('pending', 'processing') then netvalue - paid_amount
            else 0 end)`.as('open'),
        )
        .whereRef('transactions.company_id', '=', 'clients.company_id')
        .whereRef('transactions.client_id', '=', 'clients.id')}, 0)`.as('balance'),
    ])
    .where('clients.company_id', '=', companyId)
    .where('clients.id', '=', clientId)
    .executeTakeFirstOrThrow();
  return exact(balance);
};
