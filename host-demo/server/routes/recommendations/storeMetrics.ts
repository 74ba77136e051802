import type { FastifyInstance } from 'fastify';
import { successResponse } from '../../../../src/api/access/schema.ts';
import { metricsRequest } from '../../../../src/api/recommendations/requestSchema.ts';
import type { Context } from '../../context.ts';
import { Refusal, unprocessable } from '../../refusal.ts';
import { parseRequest, toResponse } from '../../wire.ts';

/** Body limit for well over 1,000 rows, bytes. */
const BODY_LIMIT = 2 * 1024 * 1024;

/**
 * POST /orders/recommendation_metrics: stores one metric row per product of an order (rules: Recommendations); a repeat
 * replaces the rows. 403 `not_yours` for another client's row, 422 `unknown_transaction` for another client's order.
 */
export const storeMetrics = (app: FastifyInstance, { access, database }: Context): void => {
  app.post('/orders/recommendation_metrics', { bodyLimit: BODY_LIMIT }, async (request) => {
    const { customer } = await access.customer(request);
    const { companyId, clientId } = customer;
    const rows = parseRequest(metricsRequest, request.body);
    if (rows.some(({ client_id }) => client_id !== clientId)) {
      throw new Refusal(403, 'not_yours', 'client_id: another customer');
    }
    const transactions = [...new Set(rows.map(({ transaction_id }) => transaction_id))];
    const own = await database
      .selectFrom('transactions')
      .select('id')
      .where('company_id', '=', companyId)
      .where('client_id', '=', clientId)
      .where('id', 'in', transactions)
      .execute();
    if (own.length < transactions.length) {
      throw unprocessable('unknown_transaction', 'transaction_id: no such transaction');
    }
    const unique = new Map(rows.map((row) => [`${row.transaction_id} ${row.product_id}`, row]));
    await database
      .insertInto('recommendation_metrics')
      .values(
        [...unique.values()].map((row) => ({
          company_id: companyId,
          client_id: clientId,
          transaction_id: row.transaction_id,
          product_id: row.product_id,
          data: JSON.stringify(row),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['transaction_id', 'product_id'])
          .doUpdateSet((values) => ({ data: values.ref('excluded.data') })),
      )
      .execute();
    return toResponse(successResponse, { success: true });
  });
};
