import type { Payment } from '../../domain/payments/payment.ts';

/** What became of a payment, with the wire's names (rules: Return from a bank). */
export type PaymentOutcome =
  | 'paid'
  | 'held'
  | 'waiting'
  | 'refunded'
  | 'payment_not_completed'
  | 'payment_failed_generic';

export const outcomeOf = ({ status }: Payment): PaymentOutcome => {
  switch (status) {
    case 'paid':
    case 'held':
    case 'refunded':
      return status;
    case 'expired':
      return 'payment_not_completed';
    case 'declined':
    case 'failed':
    case 'voided':
      return 'payment_failed_generic';
    default:
      return 'waiting';
  }
};
