import { dueDate } from '../../domain/checkout/orderDates.ts';
import type { TransactionKind } from '../../domain/history/transaction.ts';
import type { IsoDate } from '../../domain/numbers/isoDate.ts';
import { hasPaymentTerms } from '../../domain/payments/payterm.ts';
import { useCustomer, usePortal } from '../usePortal.ts';

/** When an order placed now is due on the customer's terms (rules: Due date); null without terms, and for an estimate. */
export const useDueDate = (kind: TransactionKind): IsoDate | null => {
  const { clock } = usePortal();
  const days = useCustomer()?.terms.days;
  return kind !== 'estimate' && hasPaymentTerms(days) ? dueDate(clock.today(), days) : null;
};
