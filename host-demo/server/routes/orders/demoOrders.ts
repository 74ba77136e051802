import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isoDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../refusal.ts';
import { checkDemoKey } from '../../session/demoKey.ts';
import { parseRequest } from '../../wire.ts';
import { companyQuery } from '../approvals/companyQuery.ts';
import { shownStatus } from './shownStatus.ts';
import { withStepDates } from './stepDates.ts';

const params = v.object({ id: v.pipe(v.string(), v.uuid()) });
const MOST_ORDERS = 10;

/**
 * What a company's own system does with its orders, for demos only, with the key in X-Demo-Key: GET /demo/orders?company_id → `{orders}`,
 * the last ten that can be shipped, and POST /demo/orders/{id}/shipped, which is safe to repeat. Not part of the contract. 401
 * `unauthorized`; 404 `not_found`.
 */
export const demoOrders = (app: FastifyInstance, { database, clock, demoKey }: Context): void => {
  if (demoKey === null) return;

  app.get('/demo/orders', async (request) => {
    checkDemoKey(request, demoKey);
    const { company_id } = parseRequest(companyQuery, request.query);
    const orders = await database
      .selectFrom('transactions')
      .select(['id', 'transaction_number', 'header', 'created_at', shownStatus(isoDay(clock())).as('status')])
      .where('company_id', '=', company_id)
      .where('kind', '=', 'order')
      .where('status', 'in', ['pending', 'processing'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(MOST_ORDERS)
      .execute();
    return {
      success: true,
      orders: orders.map(({ id, transaction_number, header, created_at, status }) => ({
        id,
        transaction_number,
        client_name: header.client_name,
        status,
        created_at: created_at.toISOString(),
      })),
    };
  });

  app.post('/demo/orders/:id/shipped', async (request) => {
    checkDemoKey(request, demoKey);
    const { id } = parseRequest(params, request.params);
    const shipped = await database
      .updateTable('transactions')
      .set({ status: 'shipped', step_dates: withStepDates(['packed', 'shipped'], clock()) })
      .where('id', '=', id)
      .where('kind', '=', 'order')
      .where('status', 'in', ['pending', 'processing', 'shipped'])
      .returning('id')
      .executeTakeFirst();
    if (!shipped) throw notFound('order');
    return { success: true };
  });
};
