import type { TransactionKind } from '../domain/history/transaction.ts';
import { transactionKind } from '../domain/tenant/transactionKind.ts';
import { useCompany } from './usePortal.ts';

/** What a placed cart becomes: an order, an invoice or an estimate (rules: Transaction kind). */
export const useTransactionKind = (): TransactionKind => transactionKind(useCompany().settings.enableInvoice);
