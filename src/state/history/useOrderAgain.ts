import { useCallback } from 'react';
import { ORDER_AGAIN_SECTION } from './orderAgainOffers.ts';
import { useLinesToday } from './useLinesToday.ts';
import { useTransaction } from './useTransactions.ts';

export const useOrderAgain = (id: string) => {
  const { data: transaction = null, problem, retry } = useTransaction(id);
  const ordered = transaction?.lines;
  const linesToday = useLinesToday({
    key: ['order', id],
    requested: ordered ?? null,
    linesOf: useCallback(() => ordered ?? [], [ordered]),
    section: ORDER_AGAIN_SECTION,
  });
  return {
    ...linesToday,
    transaction,
    isFailed: linesToday.isFailed || (linesToday.lines === null && problem !== null),
    retry: problem ? retry : linesToday.retry,
  };
};
