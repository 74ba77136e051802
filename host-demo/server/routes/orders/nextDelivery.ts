import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { nextDeliveryResponse } from '../../../../src/api/history/transactionSchema.ts';
import { isoDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { toResponse } from '../../wire.ts';
import { presentSummary, viewOf } from './presentTransaction.ts';

/**
 * GET /transactions/next-delivery: of the client's orders, and of the invoices that were placed in the portal, which aren't
 * delivered, the one that ships first from today on, of those the one that is furthest, and of these the newest; null without one. Nothing that waits for an
 * approval or a payment is on its way. Customers only.
 */
export const nextDelivery = (app: FastifyInstance, context: Context): void => {
  const { access, database, clock } = context;
  app.get('/transactions/next-delivery', async (request) => {
    const caller = await access.customer(request);
    const row = await database
      .selectFrom('transactions')
      .selectAll()
      .where('company_id', '=', caller.customer.companyId)
      .where('client_id', '=', caller.customer.clientId)
      .where('ship_date', '>=', isoDay(clock()))
      .where(({ eb, or }) => or([eb('approval_status', 'is', null), eb('approval_status', '=', 1)]))
      .where(({ eb, and, or }) =>
        or([
          and([eb('kind', '=', 'order'), eb('status', 'in', ['pending', 'processing', 'shipped'])]),
          and([
            eb('kind', '=', 'invoice'),
            eb('content_hash', 'is not', null),
            eb('status', 'in', ['open', 'overdue', 'paid']),
          ]),
        ]),
      )
      .orderBy('ship_date')
      .orderBy(sql`array_position(array['shipped', 'processing'], status)`)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    const delivery = row ? presentSummary(row, viewOf(context, caller)) : null;
    return toResponse(nextDeliveryResponse, { success: true, delivery });
  });
};
