import { sql } from 'kysely';
import type * as v from 'valibot';
import type { accountSumsWire } from '../../../../src/api/history/accountSumsSchema.ts';
import type { Database } from '../../database/schema.ts';
import { exact } from '../../pricing/numbers.ts';
import type { CustomerCaller } from '../../session/authorise.ts';
import { isOverdue, isUnpaid } from './shownStatus.ts';

type ClientKey = { companyId: number; clientId: number };
type Sum = { count: number; amount: string };
type Sums = Record<'unpaid' | 'overdue' | 'orders', Sum> & { opening: string };

/** Orders that are not invoiced yet; they count towards the credit limit. */
const isOrderInProgress = sql<boolean>`(kind = 'order' and status in ('pending', 'processing'))`;

const balance = sql<string>`balance`;
const unpaidValue = sql<string>`netvalue - paid_amount`;

const sum = (rows: ReturnType<typeof isOverdue>, amount: typeof balance) => ({
  count: sql<number>`(count(*) filter (where ${rows}))::int`,
  amount: sql<string>`coalesce(sum(${amount}) filter (where ${rows}), 0)`,
});

export const accountSums = async (
  database: Database,
  { companyId, clientId }: ClientKey,
  today: string,
): Promise<Sums> => {
  const unpaid = sum(isUnpaid, balance);
  const overdue = sum(sql<boolean>`(${isUnpaid} and ${isOverdue(today)})`, balance);
  const orders = sum(isOrderInProgress, unpaidValue);
  const { opening_balance: opening } = await database
    .selectFrom('clients')
    .select('opening_balance')
    .where('company_id', '=', companyId)
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  const row = await database
    .selectFrom('transactions')
    .select([
      unpaid.count.as('unpaid_count'),
      unpaid.amount.as('unpaid'),
      overdue.count.as('overdue_count'),
      overdue.amount.as('overdue'),
      orders.count.as('order_count'),
      orders.amount.as('orders'),
    ])
    .where('company_id', '=', companyId)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return {
    opening,
    unpaid: { count: row.unpaid_count, amount: row.unpaid },
    overdue: { count: row.overdue_count, amount: row.overdue },
    orders: { count: row.order_count, amount: row.orders },
  };
};

export const presentSums = (
  { opening, unpaid, overdue, orders }: Sums,
  { seesPrices }: CustomerCaller,
): v.InferInput<typeof accountSumsWire> => {
  const figure = (amount: string) => (seesPrices ? Number(amount) : null);
  return {
    unpaid_invoices: { count: unpaid.count, amount: figure(unpaid.amount) },
    overdue_invoices: { count: overdue.count, amount: figure(overdue.amount) },
    orders_in_progress: { count: orders.count, amount: figure(orders.amount) },
    other_balance: figure(opening),
    open_balance: figure(exact(opening).plus(unpaid.amount).plus(orders.amount).toFixed()),
  };
};
