import { useCallback } from 'react';
import { useLinesToday } from './useLinesToday.ts';
import { useTransaction } from './useTransactions.ts';

const SECTION = 'order_again';

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
