import { useTransactions } from './useTransactions.ts';

/** More open invoices than a customer has. */
const MAX_INVOICES = 100;

/** The newest invoices, and the sums of what the customer owes. */
export const useOpenInvoices = () =>
  useTransactions({ kind: 'invoice', page: 1, pageSize: MAX_INVOICES, search: '' });
