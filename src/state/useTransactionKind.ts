import { transactionKind } from '../domain/checkout/transactionKind.ts';
import type { TransactionKind } from '../domain/orders/transaction.ts';
import { useCompany } from './usePortal.ts';

/** What a placed cart becomes: an order, an invoice or an estimate (specification §9, PORTAL_ENABLE_INVOICE). */
export const useTransactionKind = (): TransactionKind => transactionKind(useCompany().settings.enableInvoice);
