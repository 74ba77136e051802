import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  cancelRequest,
  estimateCancelResponse,
  orderCancelResponse,
} from '../../../../src/api/history/cancelSchema.ts';
import type { TransactionWire } from '../../../../src/api/history/transactionSchema.ts';
import type { Context } from '../../context.ts';
import { owePayments } from '../../payments/recordMoney.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { restoreStock } from '../inventory/moveStock.ts';
import { isCancellable } from './cancellable.ts';
import { findTransaction, linesOf } from './findTransaction.ts';
import { presentTransaction, viewOf } from './presentTransaction.ts';
import { sellerOf } from './sellerOf.ts';
import { withStepDates } from './stepDates.ts';

/**
 * POST /orders/cancel and /estimates/cancel {id}: cancels a transaction of the client, returns its stock, gives back what
 * was paid, and returns the record. Repeating it returns the same. 404 `not_found`; 409 `not_cancellable` when it is too
 * late.
 */
export const cancelTransaction = (app: FastifyInstance, context: Context): void => {
  const { access, database, clock } = context;

  const cancel = async (request: FastifyRequest, kind: 'order' | 'estimate'): Promise<TransactionWire> => {
    const caller = await access.customer(request);
    const by = parseRequest(cancelRequest, request.body);
    const row = await database.transaction().execute(async (transaction) => {
      const found = await findTransaction(transaction, caller.customer, by, true);
      if (found.kind !== kind) throw notFound(kind);
      if (found.status === 'cancelled') return found;
      if (!isCancellable(found)) {
        throw new Refusal(409, 'not_cancellable', `the ${kind} cannot be cancelled anymore`);
      }
      await restoreStock(transaction, found, await linesOf(transaction, found));
      await owePayments(transaction, found.id);
      const cancelled = await transaction
        .updateTable('transactions')
        .set({ status: 'cancelled', step_dates: withStepDates(['cancelled'], clock()) })
        .where('id', '=', found.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      // Who cancels an order isn't told that it is cancelled.
      if (found.user_id === caller.customer.user.id) {
        await transaction
          .deleteFrom('notification_events')
          .where('transaction_id', '=', found.id)
          .where('status', '=', 'cancelled')
          .execute();
      }
      return cancelled;
    });
    const transaction = presentTransaction(row, await linesOf(database, row), viewOf(context, caller));
    return { ...transaction, seller: await sellerOf(database, row.company_id) };
  };

  app.post('/orders/cancel', async (request) =>
    toResponse(orderCancelResponse, { success: true, order: await cancel(request, 'order') }),
  );
  app.post('/estimates/cancel', async (request) =>
    toResponse(estimateCancelResponse, { success: true, estimate: await cancel(request, 'estimate') }),
  );
};
