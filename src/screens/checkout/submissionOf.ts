import { SESSION_EXPIRED, type SubmissionResult } from '../../state/checkout/submissionResult.ts';
import type { PaymentResult } from '../../state/payments/paymentsService.ts';

/**
 * What a payment means for the order; null when nothing is placed and the payment says why. An order whose payment is reviewed by the
 * provider is placed too: there is nothing more to do.
 */
export const submissionOf = (result: PaymentResult): SubmissionResult | null => {
  switch (result.status) {
    case 'paid':
    case 'placed':
      return result.order;
    case 'held': {
      const { placed } = result.payment;
      return placed && { status: 'placed', id: placed.id, number: placed.number, corrected: false, kept: 0 };
    }
    case 'not_placed':
      return result.reason;
    case 'session_expired':
      return SESSION_EXPIRED;
    default:
      return null;
  }
};
