import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { transactionKind, transactionsAnswer } from '../../../../src/api/orders/schema.ts';
import { isoDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { answer, received } from '../../wire.ts';
import { presentSummary } from './presentTransaction.ts';

const MOST_ROWS = 100;
const whole = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(most),
  );
const query = v.object({
  kind: v.optional(transactionKind),
  page: v.optional(whole(100_000), '1'),
  page_size: v.optional(whole(MOST_ROWS), '20'),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
});

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/**
 * GET /transactions?kind&page&page_size&search: the caller's client's own, newest first, at most 100 a page. `search` looks
 * into numbers, purchase order numbers, and names and codes of the products. Customers only.
 */
export const listTransactions = (app: FastifyInstance, { access, database, clock }: Context): void => {
  app.get('/transactions', async (request) => {
    const { customer, seesPrices } = await access.customer(request);
    const { kind, page, page_size, search } = received(query, request.query);
    const pattern = containing(search);
    const own = database
      .selectFrom('transactions')
      .where('company_id', '=', customer.companyId)
      .where('client_id', '=', customer.clientId)
      .$if(kind !== undefined, (select) => select.where(sql<boolean>`kind = ${kind}`))
      .$if(search !== '', (select) =>
        select.where(
          sql<boolean>`(transaction_number ilike ${pattern} or header ->> 'f1' ilike ${pattern} or exists (
            select 1 from transaction_lines as line
            where line.transaction_id = transactions.id
              and (line.data ->> 'product_name' ilike ${pattern} or line.data ->> 'product_code' ilike ${pattern})
          ))`,
        ),
      );
    const { total } = await own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
    const rows = await own
      .selectAll()
      .orderBy('transaction_date', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(page_size)
      .offset((page - 1) * page_size)
      .execute();
    const view = { today: isoDay(clock()), seesPrices };
    return answer(transactionsAnswer, {
      success: true,
      total,
      transactions: rows.map((row) => presentSummary(row, view)),
    });
  });
};
