import type { TransactionWire } from '../../../../src/api/history/transactionSchema.ts';
import type { Context } from '../../context.ts';
import type { TransactionRow } from '../../database/schema.ts';
import { receiptIdOf } from '../../payments/pay.ts';
import { paymentRowsOf } from '../../payments/paymentRowsOf.ts';
import { presentPayments } from '../../payments/presentPayment.ts';
import { settlementOf } from '../../payments/settlement.ts';
import { exact } from '../../pricing/numbers.ts';
import type { CustomerCaller } from '../../session/authorise.ts';

const NOT_OWED: readonly string[] = ['cancelled', 'awaiting_payment'];

export const paymentsOfTransaction = async (
  context: Pick<Context, 'database' | 'documentIds' | 'clock'>,
  caller: CustomerCaller,
  { id, kind, status, balance, payment_links_revision: revision }: TransactionRow,
): Promise<
  Pick<
    TransactionWire,
    'payments' | 'payment_link_id' | 'payment_link_expires_at' | 'is_under_review' | 'is_clearing'
  >
> => {
  const { database, documentIds } = context;
  const { customer, seesPrices } = caller;
  const rows = await paymentRowsOf(database, customer.companyId, id);
  const isOpen = kind === 'invoice' && !NOT_OWED.includes(status) && balance !== null && exact(balance).gt(0);
  const link = {
    companyId: customer.companyId,
    userId: customer.user.id,
    version: customer.documentLinksVersion,
    revision,
  };
  const hasLink = isOpen && seesPrices;
  const isUnderReview =
    status === 'awaiting_payment' && rows.some((row) => row.state === 'held' && row.transaction_id === id);
  const now = context.clock();
  return {
    is_under_review: isUnderReview,
    is_clearing: status === 'paid' && rows.some((row) => settlementOf(row, now) === 'submitted'),
    payments: seesPrices ? await presentPayments(context, rows, receiptIdOf(context, caller)) : [],
    payment_link_id: hasLink ? documentIds.encrypt({ kind: 'payment_form', id, ...link }) : '',
    payment_link_expires_at: hasLink ? new Date(documentIds.expiry('payment_form')).toISOString() : '',
  };
};
