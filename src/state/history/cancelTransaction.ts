import type { QueryClient } from '@tanstack/react-query';
import { toErrorCode, toFailure } from '../../api/callError.ts';
import { cancelEstimate, cancelOrder } from '../../api/history/cancelTransaction.ts';
import type { Transaction } from '../../domain/history/transaction.ts';
import { forgetStock } from '../catalogue/forgetStock.ts';
import type { PortalContext } from '../portal.ts';
import type { Result } from '../result.ts';
import { transactionKey } from './transactionKey.ts';

export type CancellableTransaction = { id: string; kind: 'order' | 'estimate' };

/** `not_cancellable`: it is too late (rules: Cancelling). */
export type CancelResult = Result<Transaction, 'not_cancellable' | 'missing' | 'failed'>;

/**
 * Cancels an order or estimate (the call returns the updated record). Lists are reloaded, also after a refusal, because
 * the shown status was outdated. Safe to repeat.
 */
export const cancelTransaction = async (
  { http, errors, queries }: Pick<PortalContext, 'http' | 'errors'> & { queries: QueryClient },
  { id, kind }: CancellableTransaction,
): Promise<CancelResult> => {
  try {
    const cancel = kind === 'order' ? cancelOrder : cancelEstimate;
    const transaction = await cancel(http, id);
    queries.setQueryData(transactionKey(id), transaction);
    void queries.invalidateQueries({ queryKey: ['transactions'] });
    forgetStock(queries);
    return { ok: true, value: transaction };
  } catch (error) {
    if (toErrorCode(error) === 'not_cancellable') {
      void queries.invalidateQueries({ queryKey: ['transactions'] });
      return { ok: false, reason: 'not_cancellable' };
    }
    if (toFailure(error) === 'not_found') return { ok: false, reason: 'missing' };
    errors.report('Cancelling', error);
    return { ok: false, reason: 'failed' };
  }
};
