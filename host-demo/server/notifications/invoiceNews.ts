import type { Database } from '../database/schema.ts';
import { isUnpaid } from '../routes/orders/shownStatus.ts';
import { dueText, overdueText } from '../texts/notifications.ts';
import type { News } from './news.ts';

/** The customers whose unpaid invoices are due today, or have become overdue since `lastDay`. */
export const invoiceNews = async (database: Database, today: string, lastDay: string): Promise<News[]> => {
  const rows = await database
    .selectFrom('transactions')
    .innerJoin('users', (join) =>
      join
        .onRef('users.company_id', '=', 'transactions.company_id')
        .onRef('users.id', '=', 'transactions.user_id'),
    )
    .select([
      'transactions.company_id',
      'transactions.id',
      'transactions.kind',
      'transactions.transaction_number',
      'transactions.due_date',
      'users.email',
    ])
    .where(isUnpaid)
    .where('transactions.due_date', '>=', lastDay)
    .where('transactions.due_date', '<=', today)
    .orderBy('transactions.due_date')
    .execute();
  return rows.map(({ company_id, email, due_date, ...row }) => {
    const isOverdue = due_date !== null && due_date < today;
    return {
      companyId: company_id,
      email,
      kind: isOverdue ? 'invoice_overdue' : 'invoice_due',
      key: `${isOverdue ? 'overdue' : 'due'}-${row.id}`,
      about: { transactionId: row.id },
      text: (language) => (isOverdue ? overdueText(language, row) : dueText(language, row)),
    };
  });
};
