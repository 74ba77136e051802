import { toPositive } from '../numbers/decimal.ts';
import type { TransactionStatus, TransactionSummary } from './transaction.ts';

type InvoiceFields = Pick<TransactionSummary, 'kind' | 'status' | 'balance' | 'dueDate'>;

/** A hidden balance is null: then the status alone tells. */
export const isOpenInvoice = ({ kind, status, balance }: InvoiceFields): boolean =>
  kind === 'invoice' &&
  (status === 'open' || status === 'overdue') &&
  (balance === null || toPositive(balance) !== null);

const isPartiallyPaid = (invoice: InvoiceFields & Pick<TransactionSummary, 'net'>): boolean => {
  const net = toPositive(invoice.net);
  return isOpenInvoice(invoice) && net !== null && toPositive(invoice.balance)?.lt(net) === true;
};

export const displayStatus = (
  transaction: InvoiceFields & Pick<TransactionSummary, 'net' | 'isClearing'>,
): TransactionStatus | 'partPaid' | 'clearing' => {
  if (transaction.status === 'paid' && transaction.isClearing) return 'clearing';
  return transaction.status === 'open' && isPartiallyPaid(transaction) ? 'partPaid' : transaction.status;
};

export const isOverdue = (invoice: InvoiceFields, today: string): boolean =>
  isOpenInvoice(invoice) &&
  (invoice.status === 'overdue' || (invoice.dueDate !== null && invoice.dueDate < today));

export const nextDueInvoice = <Invoice extends InvoiceFields>(
  invoices: readonly Invoice[],
  today: string,
): Invoice | null =>
  invoices
    .filter((invoice) => isOpenInvoice(invoice) && !isOverdue(invoice, today) && invoice.dueDate !== null)
    .toSorted((a, b) => (a.dueDate ?? '').localeCompare(b.dueDate ?? ''))[0] ?? null;
