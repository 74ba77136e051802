import { transactionKind } from '../domain/checkout/transactionKind.ts';
import type { TransactionKind } from '../domain/orders/transaction.ts';
import { useCompany } from './usePortal.ts';

/** What a placed cart becomes: an order, an invoice or an estimate (rules: Transaction kind). */
export const useTransactionKind = (): TransactionKind => transactionKind(useCompany().settings.enableInvoice);
