import { toPositive } from '../numbers/decimal.ts';
import type { TransactionStatus, TransactionSummary } from './transaction.ts';

type InvoiceFields = Pick<TransactionSummary, 'kind' | 'status' | 'balance' | 'dueDate'>;

/** An invoice with an open balance. */
export const isOpenInvoice = ({ kind, status, balance }: InvoiceFields): boolean =>
  kind === 'invoice' && status !== 'paid' && status !== 'cancelled' && toPositive(balance) !== null;

const isPartiallyPaid = (invoice: InvoiceFields & Pick<TransactionSummary, 'net'>): boolean => {
  const net = toPositive(invoice.net);
  return isOpenInvoice(invoice) && net !== null && toPositive(invoice.balance)?.lt(net) === true;
};

/** The status to show: an open invoice that is partly paid has a status of its own. */
export const displayStatus = (
  transaction: InvoiceFields & Pick<TransactionSummary, 'net'>,
): TransactionStatus | 'partPaid' =>
  transaction.status === 'open' && isPartiallyPaid(transaction) ? 'partPaid' : transaction.status;

/** `today` is yyyy-mm-dd. */
export const isOverdue = (invoice: InvoiceFields, today: string): boolean =>
  isOpenInvoice(invoice) &&
  (invoice.status === 'overdue' || (invoice.dueDate !== null && invoice.dueDate < today));

/** The open invoice with the earliest due date from today on, or null. */
export const nextDueInvoice = <Invoice extends InvoiceFields>(
  invoices: readonly Invoice[],
  today: string,
): Invoice | null =>
  invoices
    .filter((invoice) => isOpenInvoice(invoice) && !isOverdue(invoice, today) && invoice.dueDate !== null)
    .toSorted((one, other) => (one.dueDate ?? '').localeCompare(other.dueDate ?? ''))[0] ?? null;
