import { useTransactions } from './useTransactions.ts';

const MAX_INVOICES = 100;

export const useOpenInvoices = () =>
  useTransactions({ kind: 'invoice', page: 1, pageSize: MAX_INVOICES, search: '' });
