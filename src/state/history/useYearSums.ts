import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Http } from '../../api/calls.ts';
import { loadMonthSums } from '../../api/history/loadMonthSums.ts';
import type { TransactionKind } from '../../domain/history/transaction.ts';
import { type YearSums, yearSums } from '../../domain/history/yearSums.ts';
import { usePortal } from '../usePortal.ts';
import { useTransactionKind } from '../useTransactionKind.ts';

const monthSumsQuery = (http: Http, kind: TransactionKind) =>
  queryOptions({ queryKey: ['transactions', 'months', kind], queryFn: () => loadMonthSums(http, kind) });

/** What the customer ordered this year; `data` is null without orders, and for a back office that doesn't tell. */
export const useYearSums = (): { isFetched: boolean; data: YearSums | null } => {
  const { http, clock } = usePortal();
  const { data, isFetched } = useQuery({
    ...monthSumsQuery(http, useTransactionKind()),
    throwOnError: false,
  });
  return { isFetched, data: data ? yearSums(data, clock.today()) : null };
};
