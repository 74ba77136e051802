import { useCallback } from 'react';
import { useLinesToday } from './useLinesToday.ts';
import { useTransaction } from './useTransactions.ts';

/** The wire's section_added of what is ordered again. */
const SECTION = 'order_again';

/** The lines of an earlier order with today's availability. Null while loading. */
export const useOrderAgain = (id: string) => {
  const { data: transaction = null, problem, retry } = useTransaction(id);
  const ordered = transaction?.lines;
  const linesToday = useLinesToday({
    key: ['order', id],
    requested: ordered ?? null,
    linesOf: useCallback(() => ordered ?? [], [ordered]),
    section: SECTION,
  });
  return {
    ...linesToday,
    transaction,
    isFailed: linesToday.isFailed || (linesToday.lines === null && problem !== null),
    retry: problem ? retry : linesToday.retry,
  };
};
