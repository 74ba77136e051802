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

/** The newest orders, or those that a search finds. It is asked after a pause in typing. */
export const useEarlierOrders = () => {
  const kind = useTransactionKind();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const orders = useTransactions({ kind, page: 1, pageSize: SHOWN, search });
  return {
    kind,
    typed,
    search,
    orders,
    type(text: string) {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setSearch(text.trim()), PAUSE_MS);
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
