import { minDecimal, ZERO } from '../numbers/decimal.ts';
import { type Money, money } from '../numbers/money.ts';
import { balanceOf } from './invoiceParts.ts';
import type { PayableInvoice } from './payableInvoice.ts';

type DatedInvoice = Pick<PayableInvoice, 'number' | 'balance' | 'dueDate'>;

const NO_DATE = '9999-12-31';

/** By due date, then by number; invoices without a due date come last. */
export const oldestFirst = <Invoice extends Omit<DatedInvoice, 'balance'>>(
  invoices: readonly Invoice[],
): Invoice[] =>
  invoices.toSorted(
    (one, other) =>
      (one.dueDate ?? NO_DATE).localeCompare(other.dueDate ?? NO_DATE) ||
      one.number.localeCompare(other.number, 'en', { numeric: true }),
  );

/**
 * Pays the oldest invoice first, and never more of one than its balance. The parts are in that order, those that get nothing are
 * left out; `remainder` is what no invoice needs.
 */
export function splitOldestFirst<Invoice extends DatedInvoice>(
  total: Money,
  invoices: readonly Invoice[],
): { parts: { invoice: Invoice; amount: Money }[]; remainder: Money } {
  const parts: { invoice: Invoice; amount: Money }[] = [];
  let remainder = total;
  for (const invoice of oldestFirst(invoices)) {
    const amount = money(minDecimal(remainder, balanceOf(invoice)));
    if (!amount.gt(ZERO)) continue;
    parts.push({ invoice, amount });
    remainder = money(remainder.minus(amount));
  }
  return { parts, remainder };
}
