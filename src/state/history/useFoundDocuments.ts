import { useQuery } from '@tanstack/react-query';
import type { Http } from '../../api/calls.ts';
import type { Customer } from '../../domain/access/customer.ts';
import { isDocumentNumber, mayBeDocumentNumber } from '../../domain/history/documentNumber.ts';
import type { TransactionSummary } from '../../domain/history/transaction.ts';
import { useCustomer, usePortal } from '../usePortal.ts';
import { transactionsQuery } from './transactionQueries.ts';

/** A number occurs once in a company; without its letters it may be that of one document of each kind. */
const MAX_FOUND = 5;

/** Disabled for visitors, and for what can't be a number. */
export const documentsQuery = (http: Http, customer: Customer | null, text: string) => {
  const search = text.trim();
  return {
    ...transactionsQuery(http, { page: 1, pageSize: MAX_FOUND, search }),
    enabled: customer !== null && mayBeDocumentNumber(search),
  };
};

export const withNumber = (
  transactions: readonly TransactionSummary[],
  text: string,
): readonly TransactionSummary[] =>
  transactions.filter(({ number }) => isDocumentNumber(number, text.trim()));

export const useFoundDocuments = (text: string): readonly TransactionSummary[] => {
  const { http } = usePortal();
  const { data } = useQuery({ ...documentsQuery(http, useCustomer(), text), throwOnError: false });
  return withNumber(data?.transactions ?? [], text);
};
