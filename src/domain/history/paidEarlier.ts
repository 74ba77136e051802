import { type Decimal, toDecimal, ZERO } from '../numbers/decimal.ts';
import type { Payment } from '../payments/payment.ts';
import { paidAmount } from './paidAmount.ts';
import type { Transaction } from './transaction.ts';

// How much of a document's amount a payment pays.
export const paidOf = (id: string, { invoices, amount }: Payment): string | null =>
  invoices.find((invoice) => invoice.id === id)?.collected ?? amount;

// What was paid of an invoice without a payment that is known, as by check; null when there is none.
export function paidEarlier(
  invoice: Pick<Transaction, 'id' | 'kind' | 'net' | 'balance' | 'payments'>,
): Decimal | null {
  const known = invoice.payments
    .filter(({ status }) => status === 'paid')
    .reduce((sum, payment) => sum.plus(toDecimal(paidOf(invoice.id, payment)) ?? ZERO), ZERO);
  const earlier = paidAmount(invoice).minus(known);
  return earlier.gt(ZERO) ? earlier : null;
}
