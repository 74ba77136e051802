import { toPositive } from '../numbers/decimal.ts';
import type { TransactionStatus, TransactionSummary } from './transaction.ts';

type Due = Pick<TransactionSummary, 'kind' | 'status' | 'balance' | 'dueDate'>;

/** An invoice of which something is still to be paid. */
export const isOpenInvoice = ({ kind, status, balance }: Due): boolean =>
  kind === 'invoice' && status !== 'paid' && status !== 'cancelled' && toPositive(balance) !== null;

/** An open invoice of which something is paid already. */
export const isPartPaid = (invoice: Due & Pick<TransactionSummary, 'net'>): boolean => {
  const net = toPositive(invoice.net);
  return isOpenInvoice(invoice) && net !== null && toPositive(invoice.balance)?.lt(net) === true;
};

/** What is said of where a transaction stands: an open invoice of which a part is paid isn't like one that nobody paid. */
export const standing = (
  transaction: Due & Pick<TransactionSummary, 'net'>,
): TransactionStatus | 'partPaid' =>
  transaction.status === 'open' && isPartPaid(transaction) ? 'partPaid' : transaction.status;

/** An open invoice whose due date (yyyy-mm-dd) has passed. */
export const isOverdue = (invoice: Due, today: string): boolean =>
  isOpenInvoice(invoice) &&
  (invoice.status === 'overdue' || (invoice.dueDate !== null && invoice.dueDate < today));

/** The open invoice that falls due next, today included; of several on one day the first. Null when none does. */
export const nextDue = <Invoice extends Due>(invoices: readonly Invoice[], today: string): Invoice | null =>
  invoices
    .filter((invoice) => isOpenInvoice(invoice) && !isOverdue(invoice, today) && invoice.dueDate !== null)
    .toSorted((one, other) => (one.dueDate ?? '').localeCompare(other.dueDate ?? ''))[0] ?? null;
