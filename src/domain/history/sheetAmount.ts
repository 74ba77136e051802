import { toPositive } from '../numbers/decimal.ts';
import type { TransactionSummary } from './transaction.ts';

type Fields = Pick<TransactionSummary, 'kind' | 'status' | 'net' | 'balance'>;

/** The amount at the top of a document: what an invoice still owes (`isDue`), or else its total. */
export const sheetAmount = ({ kind, status, net, balance }: Fields) => {
  const isDue = kind === 'invoice' && status !== 'cancelled' && toPositive(balance) !== null;
  return { amount: isDue ? balance : net, isDue };
};
