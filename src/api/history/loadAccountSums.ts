import type * as v from 'valibot';
import type { AccountSum, AccountSums } from '../../domain/history/accountSums.ts';
import { numericText } from '../../domain/numbers/numericText.ts';
import type { Http } from '../calls.ts';
import { accountSumsResponse, type accountSumsWire } from './accountSumsSchema.ts';

type SumsWire = v.InferOutput<typeof accountSumsWire>;

const toSum = ({ count, amount }: SumsWire['unpaid_invoices']): AccountSum => ({
  count,
  amount: numericText(amount),
});

export const toAccountSums = (wire: SumsWire): AccountSums => ({
  unpaidInvoices: toSum(wire.unpaid_invoices),
  overdueInvoices: toSum(wire.overdue_invoices),
  ordersInProgress: toSum(wire.orders_in_progress),
  otherBalance: numericText(wire.other_balance),
  openBalance: numericText(wire.open_balance),
});

/** GET /transactions, of which only the sums are read: what the customer owes; null where the back office sends none. */
export const loadAccountSums = async (http: Http): Promise<AccountSums | null> => {
  const { sums } = await http.send({
    service: 'orderApi',
    method: 'GET',
    path: '/transactions',
    query: { page: 1, page_size: 1 },
    response: accountSumsResponse,
  });
  return sums && toAccountSums(sums);
};
