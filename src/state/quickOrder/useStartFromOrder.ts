import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { TransactionSummary } from '../../domain/history/transaction.ts';
import { rowsOfOrder } from '../../domain/quickOrder/rowsOfOrder.ts';
import { transactionQuery } from '../history/transactionQueries.ts';
import { useTransactions } from '../history/useTransactions.ts';
import { usePortal } from '../usePortal.ts';
import { useTransactionKind } from '../useTransactionKind.ts';
import type { QuickOrderActions } from './quickOrderService.ts';

const PAUSE_MS = 250;
const SHOWN = 8;
/** The back office sends no longer pages. */
const MOST_SHOWN = 100;

/** The newest orders, or those that a search finds. It is asked after a pause in typing. `showMore`: null when all are shown. */
export const useEarlierOrders = () => {
  const kind = useTransactionKind();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(SHOWN);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const orders = useTransactions({ kind, page: 1, pageSize: shown, search });
  const loaded = orders.data?.transactions.length ?? 0;
  return {
    kind,
    typed,
    search,
    orders,
    showMore:
      loaded < Math.min(orders.data?.total ?? 0, MOST_SHOWN)
        ? () => setShown(Math.min(shown * 2, MOST_SHOWN))
        : null,
    type(text: string) {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setSearch(text.trim());
        setShown(SHOWN);
      }, PAUSE_MS);
    },
  };
};

/** Adds the lines of an earlier order to the quick order. */
export const useStartFromOrder = ({ insert }: Pick<QuickOrderActions, 'insert'>) => {
  const { http, errors } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Pick<TransactionSummary, 'id' | 'number'>) => {
      const { lines } = await queries.ensureQueryData(transactionQuery(http, id));
      return insert((at) => rowsOfOrder(lines, at));
    },
    onError: (error) => errors.report('Starting from an order', error),
    throwOnError: false,
  });
};
