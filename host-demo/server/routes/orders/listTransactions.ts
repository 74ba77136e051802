import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { transactionKindWire } from '../../../../src/api/history/transactionKindSchema.ts';
import {
  historySearch,
  statusFilter,
  transactionsResponse,
} from '../../../../src/api/history/transactionSchema.ts';
import { isDay, isoDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { clearingSince } from '../../payments/settlement.ts';
import { Refusal } from '../../refusal.ts';
import type { Access, CustomerCaller } from '../../session/authorise.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { accountSums, presentSums } from './accountSums.ts';
import { pageQuery, rowsOfPage } from './page.ts';
import { presentSummary, viewOf } from './presentTransaction.ts';
import { isClearing, isUnderReview, isUnpaid, shownStatus } from './shownStatus.ts';

const day = v.pipe(v.string(), v.check(isDay, 'must be a day, yyyy-mm-dd'));
const query = v.object({
  ...pageQuery,
  kind: v.optional(transactionKindWire),
  search: v.optional(historySearch, ''),
  date_from: v.optional(day),
  date_to: v.optional(day),
  status: v.optional(statusFilter),
});
type Filters = v.InferOutput<typeof query>;

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

const hasStatus = (status: NonNullable<Filters['status']>, today: string) =>
  status === 'unpaid' ? isUnpaid : sql<boolean>`${shownStatus(today)} = ${status}`;

/** The message for another client's history (rules: History). */
const readerOf = (access: Access, request: FastifyRequest): Promise<CustomerCaller> =>
  access.customer(request).catch((error: unknown) => {
    const isForeign = error instanceof Refusal && error.code === 'not_yours';
    throw isForeign ? new Refusal(403, 'no_access', 'you do not have access to this account history') : error;
  });

/**
 * GET /transactions?kind&page&page_size&search&date_from&date_to&status: the caller's client's transactions, newest first,
 * at most 100 a page; `total` counts all pages. `search` covers numbers, purchase orders, and names and codes of products;
 * dates are inclusive; `status` is the one that customers see today, or `unpaid`. `sums` are those of the client, whatever
 * the filters. Customers only; 403 `no_access` for another client (`client_id`).
 */
export const listTransactions = (app: FastifyInstance, context: Context): void => {
  const { access, database, clock } = context;

  const matching = ({ customer }: CustomerCaller, filters: Filters) => {
    const { kind, search, date_from, date_to, status } = filters;
    const pattern = containing(search);
    return database
      .selectFrom('transactions')
      .where('company_id', '=', customer.companyId)
      .where('client_id', '=', customer.clientId)
      .$if(kind !== undefined, (select) => select.where(sql<boolean>`kind = ${kind}`))
      .$if(date_from !== undefined, (select) => select.where(sql<boolean>`transaction_date >= ${date_from}`))
      .$if(date_to !== undefined, (select) => select.where(sql<boolean>`transaction_date <= ${date_to}`))
      .$if(status !== undefined, (select) => select.where(hasStatus(status ?? 'unpaid', isoDay(clock()))))
      .$if(search !== '', (select) =>
        select.where(
          sql<boolean>`(transaction_number ilike ${pattern} or header ->> 'f1' ilike ${pattern} or exists (
            select 1 from transaction_lines as line
            where line.transaction_id = transactions.id
              and (line.data ->> 'product_name' ilike ${pattern} or line.data ->> 'product_code' ilike ${pattern})
          ))`,
        ),
      );
  };

  app.get('/transactions', async (request) => {
    const caller = await readerOf(access, request);
    const filters = parseRequest(query, request.query);
    const ownTransactions = matching(caller, filters);
    const { total } = await ownTransactions
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow();
    const { companyId, clientId } = caller.customer;
    const sums = await accountSums(database, { companyId, clientId }, isoDay(clock()));
    const { limit, offset } = rowsOfPage(filters);
    const rows = await ownTransactions
      .selectAll()
      .select(isUnderReview.as('is_under_review'))
      .select(isClearing(clearingSince(clock())).as('is_clearing'))
      .orderBy('transaction_date', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute();
    const view = viewOf(context, caller);
    return toResponse(transactionsResponse, {
      success: true,
      total,
      sums: presentSums(sums, caller),
      transactions: rows.map((row) => presentSummary(row, view)),
    });
  });
};
