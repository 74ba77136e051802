import { useTransactions } from './useTransactions.ts';

/** More open invoices than a customer has. */
const MAX_INVOICES = 100;

export const useOpenInvoices = () =>
  useTransactions({ kind: 'invoice', page: 1, pageSize: MAX_INVOICES, search: '' });
