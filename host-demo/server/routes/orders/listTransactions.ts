import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { transactionsResponse } from '../../../../src/api/history/transactionSchema.ts';
import { isoDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { clearingSince } from '../../payments/settlement.ts';
import { Refusal } from '../../refusal.ts';
import type { Access, CustomerCaller } from '../../session/authorise.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { accountSums, presentSums } from './accountSums.ts';
import { filteredSumColumns, presentFilteredSums } from './filteredSums.ts';
import { pageQuery, rowsOfPage } from './page.ts';
import { presentShownLine, presentSummary, viewOf } from './presentTransaction.ts';
import { isClearing, isUnderReview } from './shownStatus.ts';
import {
  matches,
  shownLine,
  sortedBy,
  sortOf,
  type TransactionFilters,
  transactionFilters,
} from './transactionFilters.ts';

const query = v.object({ ...pageQuery, ...transactionFilters, sort: sortOf });

/** The message for another client's history (rules: History). */
const readerOf = (access: Access, request: FastifyRequest): Promise<CustomerCaller> =>
  access.customer(request).catch((error: unknown) => {
    const isForeign = error instanceof Refusal && error.code === 'not_yours';
    throw isForeign ? new Refusal(403, 'no_access', 'you do not have access to this account history') : error;
  });

/**
 * GET /transactions?kind&page&page_size&search&product&date_from&date_to&status&sort: the caller's client's transactions, newest
 * first or as `sort` says, at most 100 a page; `total` counts all pages, and `filtered_sums` sum them up without those that were
 * cancelled or refused. `search` covers numbers, purchase orders, and names and codes of products, where each word must occur in
 * one line; `product` is the id of one; dates are inclusive; `status` is the one that customers see today, or `unpaid`. A row's
 * `shown_line` is the line that was searched for. `sums` are those of the client, whatever the filters. Customers only; 403
 * `no_access` for another client (`client_id`).
 */
export const listTransactions = (app: FastifyInstance, context: Context): void => {
  const { access, database, clock } = context;

  const matching = ({ customer }: CustomerCaller, filters: TransactionFilters) =>
    database
      .selectFrom('transactions')
      .where('company_id', '=', customer.companyId)
      .where('client_id', '=', customer.clientId)
      .where(matches(filters, isoDay(clock())));

  app.get('/transactions', async (request) => {
    const caller = await readerOf(access, request);
    const filters = parseRequest(query, request.query);
    const today = isoDay(clock());
    const ownTransactions = matching(caller, filters);
    const filtered = await ownTransactions.select(filteredSumColumns(today)).executeTakeFirstOrThrow();
    const { companyId, clientId } = caller.customer;
    const sums = await accountSums(database, { companyId, clientId }, today);
    const { limit, offset } = rowsOfPage(filters);
    const rows = await ownTransactions
      .selectAll()
      .select(isUnderReview.as('is_under_review'))
      .select(isClearing(clearingSince(clock())).as('is_clearing'))
      .select(shownLine(filters).as('shown_line'))
      .orderBy(sortedBy(filters.sort))
      .orderBy('transaction_date', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute();
    const view = viewOf(context, caller);
    return toResponse(transactionsResponse, {
      success: true,
      total: filtered.total,
      sums: presentSums(sums, caller),
      filtered_sums: presentFilteredSums(filtered, caller),
      transactions: rows.map((row) => ({
        ...presentSummary(row, view),
        shown_line: presentShownLine(row, view),
      })),
    });
  });
};
