import { toPositive } from '../numbers/decimal.ts';
import { isOverdue } from './openInvoice.ts';
import type { TransactionSummary } from './transaction.ts';

type Fields = Pick<TransactionSummary, 'kind' | 'status' | 'net' | 'balance' | 'dueDate'>;

/** `due`: what an invoice still owes; `overdue`: the same after its due date; `total`: of anything else. */
export type SheetAmount = { amount: string | null; is: 'total' | 'due' | 'overdue' };

/** The amount at the top of a document. `today` is yyyy-mm-dd. */
export const sheetAmount = (document: Fields, today: string): SheetAmount => {
  const { kind, status, net, balance } = document;
  if (kind !== 'invoice' || status === 'cancelled' || !toPositive(balance))
    return { amount: net, is: 'total' };
  return { amount: balance, is: isOverdue(document, today) ? 'overdue' : 'due' };
};
