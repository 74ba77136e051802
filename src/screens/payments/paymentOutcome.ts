import type { Payment } from '../../domain/payments/payment.ts';
import type { PaymentStatus } from '../../domain/payments/paymentStatus.ts';

/** What became of a payment, with the wire's names (rules: Return from a bank). */
export type PaymentOutcome =
  | 'paid'
  | 'held'
  | 'waiting'
  | 'refunded'
  | 'payment_not_completed'
  | 'payment_failed_generic';

const OUTCOMES: Readonly<Record<PaymentStatus, PaymentOutcome>> = {
  processing: 'waiting',
  unknown: 'waiting',
  pending: 'waiting',
  held: 'held',
  paid: 'paid',
  declined: 'payment_failed_generic',
  failed: 'payment_failed_generic',
  expired: 'payment_not_completed',
  voided: 'payment_failed_generic',
  refunded: 'refunded',
};

export const outcomeOf = ({ status }: Payment): PaymentOutcome => OUTCOMES[status];
