import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { pendingOrdersResponse } from '../../../../src/api/approvals/pendingOrdersSchema.ts';
import { personName } from '../../accounts/personName.ts';
import type { Context } from '../../context.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { pageQuery, rowsOfPage } from '../orders/page.ts';
import { presentSummary, viewOf } from '../orders/presentTransaction.ts';
import { checkApprover } from './approvers.ts';

const query = v.object(pageQuery);

/**
 * GET /b2bportal/orders-for-approval?page&page_size: pending orders of colleagues at the caller's client, oldest first,
 * without the caller's own. 403 `not_approver`.
 */
export const ordersForApproval = (app: FastifyInstance, context: Context): void => {
  const { access, database } = context;
  app.get('/b2bportal/orders-for-approval', async (request) => {
    const caller = await access.customer(request);
    checkApprover(caller);
    const { limit, offset } = rowsOfPage(parseRequest(query, request.query));
    const { companyId, clientId, user } = caller.customer;
    const waiting = database
      .selectFrom('transactions')
      .innerJoin('users', (join) =>
        join
          .onRef('users.company_id', '=', 'transactions.company_id')
          .onRef('users.id', '=', 'transactions.user_id'),
      )
      .where('transactions.company_id', '=', companyId)
      .where('transactions.client_id', '=', clientId)
      .where('transactions.user_id', '<>', user.id)
      .where('transactions.approval_status', '=', 0)
      .where('transactions.status', '<>', 'cancelled');
    const { total } = await waiting.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
    const rows = await waiting
      .selectAll('transactions')
      .select(['users.email', 'users.settings'])
      .orderBy('transactions.created_at')
      .orderBy('transactions.id')
      .limit(limit)
      .offset(offset)
      .execute();
    const view = viewOf(context, caller);
    return toResponse(pendingOrdersResponse, {
      success: true,
      total,
      orders: rows.map((row) => ({
        ...presentSummary(row, view),
        client_name: row.header.client_name,
        sub_customer_name: row.header.sub_customer_name ?? '',
        requested_by: personName(row),
      })),
    });
  });
};
