import * as v from 'valibot';
import { looseNumber } from '../wireValues.ts';

const sumWire = v.object({ count: v.fallback(v.number(), 0), amount: looseNumber });

/**
 * What the client owes. `open_balance`, which counts towards the credit limit, is the sum of unpaid invoices, orders in
 * progress and other balances; overdue invoices are some of the unpaid ones.
 */
export const accountSumsWire = v.object({
  unpaid_invoices: sumWire,
  overdue_invoices: sumWire,
  orders_in_progress: sumWire,
  other_balance: looseNumber,
  open_balance: looseNumber,
});

/** Of a page of transactions, only what the client owes; null where the back office sends none. */
export const accountSumsResponse = v.object({
  success: v.literal(true),
  sums: v.fallback(v.nullish(accountSumsWire, null), null),
});
