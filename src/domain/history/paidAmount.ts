import { type Decimal, toDecimal, ZERO } from '../numbers/decimal.ts';
import type { Transaction } from './transaction.ts';

type Figures = Pick<Transaction, 'kind' | 'net' | 'balance'>;

// What of an invoice is paid; zero of other documents, and when unknown.
export function paidAmount({ kind, net, balance }: Figures): Decimal {
  const [total, left] = [toDecimal(net), toDecimal(balance)];
  return kind === 'invoice' && total && left ? total.minus(left) : ZERO;
}
