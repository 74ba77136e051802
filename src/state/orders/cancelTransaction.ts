import { toErrorCode, toFailure } from '../../api/callError.ts';
import { cancelEstimate } from '../../api/orders/cancelEstimate.ts';
import { cancelOrder } from '../../api/orders/cancelOrder.ts';
import type { Transaction } from '../../domain/orders/transaction.ts';
import { forgetStock } from '../catalogue/forgetStock.ts';
import type { Workspace } from '../workspace.ts';
import { transactionKey } from './transactionKey.ts';

export type Cancelled =
  | { ok: true; transaction: Transaction }
  /** `not_cancellable`: it is too late (specification §8). */
  | { ok: false; reason: 'not_cancellable' | 'missing' | 'failed' };

/**
 * Cancels an order or estimate (specification §4: the call returns the updated record). Lists are reloaded, also after a
 * refusal, because the shown status was outdated. Safe to repeat.
 */
export const cancelTransaction = async (
  { portal, queries }: Workspace,
  { id, kind }: { id: string; kind: 'order' | 'estimate' },
): Promise<Cancelled> => {
  try {
    const cancel = kind === 'order' ? cancelOrder : cancelEstimate;
    const transaction = await cancel(portal.http, id);
    queries.setQueryData(transactionKey(id), transaction);
    void queries.invalidateQueries({ queryKey: ['transactions'] });
    forgetStock(queries);
    return { ok: true, transaction };
  } catch (error) {
    if (toErrorCode(error) === 'not_cancellable') {
      void queries.invalidateQueries({ queryKey: ['transactions'] });
      return { ok: false, reason: 'not_cancellable' };
    }
    if (toFailure(error) === 'not_found') return { ok: false, reason: 'missing' };
    portal.errors.report('Cancelling', error);
    return { ok: false, reason: 'failed' };
  }
};
