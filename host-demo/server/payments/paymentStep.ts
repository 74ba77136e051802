import type { PaymentRow } from '../database/schema.ts';
import type { Payform } from './payment.ts';
import { statusOfState } from './paymentState.ts';
import { settlementOf } from './settlement.ts';

/** How far a payment is, as printed documents say it; the portal's words: src/domain/payments/howPaid.ts. */
export type PaymentStep =
  | 'authorized'
  | 'reserved'
  | 'submitted'
  | 'charged'
  | 'returning'
  | 'refunded'
  | 'held'
  | 'pending'
  | 'checking'
  | 'notCharged';

const paymentStep = (row: PaymentRow, now: Date): PaymentStep => {
  const settlement = settlementOf(row, now);
  // What is reserved for an estimate is never taken.
  if (settlement === 'authorized' && row.placed?.kind === 'estimate') return 'reserved';
  if (settlement) return settlement;
  const status = statusOfState(row.state);
  if (status === 'refunded' || status === 'held' || status === 'pending') return status;
  return status === 'processing' || status === 'unknown' ? 'checking' : 'notCharged';
};

export type PrintedPayment = {
  payform: Payform;
  brand: string;
  last_four: string;
  /** Percent; null for a fixed charge, or none. */
  charge_rate: string | null;
  transaction_id: string | null;
  step: PaymentStep;
};

export const toPrinted = (row: PaymentRow, now: Date): PrintedPayment => ({
  payform: row.payform,
  brand: row.brand,
  last_four: row.last_four,
  charge_rate: row.charge_rate,
  transaction_id: row.transaction_id,
  step: paymentStep(row, now),
});
