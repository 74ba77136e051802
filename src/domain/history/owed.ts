import { type Decimal, toDecimal, ZERO } from '../numbers/decimal.ts';
import type { AccountSum, AccountSums } from './accountSums.ts';
import { isOpenInvoice, isOverdue, nextDueInvoice } from './openInvoice.ts';
import { type PayableInvoice, payableInvoice } from './payableInvoice.ts';
import type { TransactionSummary } from './transaction.ts';

/** Invoices that are paid together; they have one currency. */
type OwedPart = { ids: readonly string[]; amount: Decimal };

/**
 * What a customer owes. Amounts are null when prices are hidden. `payNow`: the overdue invoices, else the next one that is due;
 * `payAll`: null when it is the same.
 */
export type Owed = {
  count: number;
  total: string | null;
  overdue: AccountSum | null;
  nextDue: { date: string | null; amount: string | null } | null;
  payNow: OwedPart | null;
  payAll: OwedPart | null;
};

const toPart = (invoices: readonly PayableInvoice[]): OwedPart | null => {
  const sameCurrency = invoices.filter(({ currency }) => currency === invoices[0]?.currency);
  if (sameCurrency.length === 0) return null;
  return {
    ids: sameCurrency.map(({ id }) => id),
    amount: sameCurrency.reduce((sum, { balance }) => sum.plus(toDecimal(balance) ?? ZERO), ZERO),
  };
};

const payable = (invoices: readonly TransactionSummary[]): PayableInvoice[] =>
  invoices.flatMap((invoice) => payableInvoice(invoice) ?? []);

const toSum = (invoices: readonly TransactionSummary[]): AccountSum => ({
  count: invoices.length,
  amount: toPart(payable(invoices))?.amount.toFixed() ?? null,
});

/** `sums`: of the back office, which knows invoices that aren't in the list. `today`: yyyy-mm-dd. Null when nothing is open. */
export const owed = (
  transactions: readonly TransactionSummary[],
  sums: Pick<AccountSums, 'unpaidInvoices' | 'overdueInvoices'> | null,
  today: string,
): Owed | null => {
  const open = transactions.filter(isOpenInvoice);
  if (open.length === 0) return null;
  const overdue = open.filter((invoice) => isOverdue(invoice, today));
  const nextDue = nextDueInvoice(open, today);
  const unpaid = sums?.unpaidInvoices ?? toSum(open);
  const all = toPart(payable(open));
  const payNow = toPart(payable(overdue.length > 0 || !nextDue ? overdue : [nextDue]));
  return {
    count: unpaid.count,
    total: unpaid.amount,
    overdue: overdue.length > 0 ? (sums?.overdueInvoices ?? toSum(overdue)) : null,
    nextDue: nextDue && { date: nextDue.dueDate, amount: nextDue.balance },
    payNow: payNow ?? all,
    payAll: payNow && all && all.ids.length > payNow.ids.length ? all : null,
  };
};
