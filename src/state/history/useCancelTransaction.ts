import { useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../usePortal.ts';
import { type CancellableTransaction, cancelTransaction } from './cancelTransaction.ts';

export const useCancelTransaction = () => {
  const { http, errors } = usePortal();
  const queries = useQueryClient();
  return (transaction: CancellableTransaction) => cancelTransaction({ http, errors, queries }, transaction);
};
