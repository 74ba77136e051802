import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  cancelRequest,
  estimateCancelResponse,
  orderCancelResponse,
  type TransactionWire,
} from '../../../../src/api/orders/schema.ts';
import type { Context } from '../../context.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { answer, received } from '../../wire.ts';
import { giveStockBack } from '../inventory/moveStock.ts';
import { isCancellable } from './cancellable.ts';
import { findTransaction, linesOf } from './findTransaction.ts';
import { presentTransaction, viewOf } from './presentTransaction.ts';

/**
 * POST /orders/cancel and /estimates/cancel {id}: cancels a transaction of the client, returns its stock, and returns the
 * record. Repeating it returns the same (specification §7). 404 `not_found`; 409 `not_cancellable` when it is too late.
 */
export const cancelTransaction = (app: FastifyInstance, context: Context): void => {
  const { access, database, soldOutNews } = context;

  const cancel = async (request: FastifyRequest, kind: 'order' | 'estimate'): Promise<TransactionWire> => {
    const guest = await access.customer(request);
    const by = received(cancelRequest, request.body);
    let soldOutChanged: number[] = [];
    const row = await database.transaction().execute(async (transaction) => {
      const found = await findTransaction(transaction, guest.customer, by, true);
      if (found.kind !== kind) throw notFound(kind);
      if (found.status === 'cancelled') return found;
      if (!isCancellable(found)) {
        throw new Refusal(409, 'not_cancellable', `the ${kind} cannot be cancelled anymore`);
      }
      soldOutChanged = await giveStockBack(transaction, found, await linesOf(transaction, found));
      return transaction
        .updateTable('transactions')
        .set({ status: 'cancelled' })
        .where('id', '=', found.id)
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    soldOutNews.tell(row.company_id, soldOutChanged);
    return presentTransaction(row, await linesOf(database, row), viewOf(context, guest));
  };

  app.post('/orders/cancel', async (request) =>
    answer(orderCancelResponse, { success: true, order: await cancel(request, 'order') }),
  );
  app.post('/estimates/cancel', async (request) =>
    answer(estimateCancelResponse, { success: true, estimate: await cancel(request, 'estimate') }),
  );
};
