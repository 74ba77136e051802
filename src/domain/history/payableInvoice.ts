import { toPositive } from '../numbers/decimal.ts';
import { APPROVAL } from './approval.ts';
import { isOpenInvoice, isOverdue } from './openInvoice.ts';
import type { TransactionSummary } from './transaction.ts';

/** An invoice with something left to pay; amounts are decimal texts, `dueDate` is yyyy-mm-dd. */
export type PayableInvoice = {
  id: string;
  number: string;
  net: string;
  balance: string;
  currency: string;
  dueDate: string | null;
};

type InvoiceFields = Pick<
  TransactionSummary,
  'id' | 'kind' | 'number' | 'status' | 'approvalStatus' | 'net' | 'balance' | 'currency' | 'dueDate'
>;

/** Null when nothing can be paid: no open invoice, hidden prices, or one that isn't approved yet (rules: Approval). */
export function payableInvoice(transaction: InvoiceFields): PayableInvoice | null {
  const { id, number, net, balance, currency, dueDate, approvalStatus } = transaction;
  const isApproved = approvalStatus === null || approvalStatus === APPROVAL.approved;
  if (!isOpenInvoice(transaction) || !isApproved || balance === null) return null;
  return { id, number, net: net ?? balance, balance, currency, dueDate };
}

export type InvoicePaymentStatus = 'open' | 'partPaid' | 'overdue' | 'paid';

/** `today` is yyyy-mm-dd. A part-paid invoice after its due date is overdue. */
export function invoicePaymentStatus(
  { net, balance, dueDate }: Pick<PayableInvoice, 'net' | 'balance' | 'dueDate'>,
  today: string,
): InvoicePaymentStatus {
  const left = toPositive(balance);
  if (!left) return 'paid';
  if (isOverdue({ kind: 'invoice', status: 'open', balance, dueDate }, today)) return 'overdue';
  return toPositive(net)?.gt(left) ? 'partPaid' : 'open';
}
