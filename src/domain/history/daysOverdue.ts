import { daysBetween } from '../numbers/isoDate.ts';
import { isOverdue } from './openInvoice.ts';
import type { TransactionSummary } from './transaction.ts';

type InvoiceFields = Pick<TransactionSummary, 'kind' | 'status' | 'balance' | 'dueDate'>;

/** Days since an unpaid invoice was due; 0 when it isn't overdue, or its due date is unknown. `today` is yyyy-mm-dd. */
export const daysOverdue = (invoice: InvoiceFields, today: string): number =>
  invoice.dueDate !== null && isOverdue(invoice, today)
    ? Math.max(0, daysBetween(invoice.dueDate, today))
    : 0;
