import { useQuery } from '@tanstack/react-query';
import { isDocumentNumber, mayBeDocumentNumber } from '../../domain/history/documentNumber.ts';
import { useCustomer, usePortal } from '../usePortal.ts';
import { transactionsQuery } from './transactionQueries.ts';

/** A number occurs once in a company; without its letters it may be that of one document of each kind. */
const MAX_FOUND = 5;

export const useFoundDocuments = (text: string) => {
  const { http } = usePortal();
  const customer = useCustomer();
  const search = text.trim();
  const { data } = useQuery({
    ...transactionsQuery(http, { page: 1, pageSize: MAX_FOUND, search }),
    enabled: customer !== null && mayBeDocumentNumber(search),
    throwOnError: false,
  });
  return (data?.transactions ?? []).filter(({ number }) => isDocumentNumber(number, search));
};
