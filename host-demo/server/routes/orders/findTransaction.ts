import * as v from 'valibot';
import type { TransactionLineWire } from '../../../../src/api/history/transactionLineSchema.ts';
import type { Database, TransactionRow } from '../../database/schema.ts';
import { notFound } from '../../refusal.ts';

type ClientKey = { companyId: number; clientId: number };
export const isUuid = (text: string) => v.is(v.pipe(v.string(), v.uuid()), text);

/**
 * A transaction of the client by id or number; `lock` locks its row until the database transaction ends. Throws 404
 * `not_found` also for others' transactions, so that their existence is not revealed.
 */
export const findTransaction = async (
  database: Database,
  { companyId, clientId }: ClientKey,
  by: { id: string } | { transaction_number: string },
  lock = false,
): Promise<TransactionRow> => {
  if ('id' in by && !isUuid(by.id)) throw notFound('transaction');
  const row = await database
    .selectFrom('transactions')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('client_id', '=', clientId)
    .where((where) => where.and(by))
    .$if(lock, (select) => select.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound('transaction');
  return row;
};

export const linesOf = async (
  database: Database,
  { id, company_id }: Pick<TransactionRow, 'id' | 'company_id'>,
): Promise<TransactionLineWire[]> => {
  const rows = await database
    .selectFrom('transaction_lines')
    .select('data')
    .where('company_id', '=', company_id)
    .where('transaction_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ data }) => data);
};
