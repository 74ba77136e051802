import type { Payment } from './payment.ts';
import { hasPaymentTerms } from './payterm.ts';

/**
 * How far a payment is, as customers are told: `authorized` is charged when the order ships, `reserved` never is, because it is an
 * estimate's; `submitted` is an eCheck, which the bank clears within days; `recorded`: the back office doesn't tell more.
 */
export type PaymentStep =
  | 'authorized'
  | 'reserved'
  | 'submitted'
  | 'paid'
  | 'recorded'
  | 'returning'
  | 'refunded'
  | 'underReview'
  | 'atBank'
  | 'checking'
  | 'notCharged';

type SettledPayment = Pick<Payment, 'status' | 'settlement' | 'placed'>;

const paidStep = ({ settlement, placed }: SettledPayment): PaymentStep => {
  if (settlement === 'authorized') return placed?.kind === 'estimate' ? 'reserved' : 'authorized';
  if (settlement === 'charged') return 'paid';
  return settlement ?? 'recorded';
};

export function paymentStep(payment: SettledPayment): PaymentStep {
  switch (payment.status) {
    case 'paid':
      return paidStep(payment);
    case 'refunded':
      return 'refunded';
    case 'held':
      return 'underReview';
    case 'pending':
      return 'atBank';
    case 'processing':
    case 'unknown':
      return 'checking';
    default:
      return 'notCharged';
  }
}

/** `days` is null where only the name of the terms is known. */
export type HowPaid =
  | { by: 'payment'; payment: Payment }
  | { by: 'terms'; days: number | null; name: string };

/**
 * How a document is paid: by its payments, newest first; otherwise on terms; by nothing where it waits for the company. Terms of 0 days,
 * or whose name has no number ("Prepaid"), say nothing of what was paid.
 */
export function howPaid({
  payments,
  terms,
  termsDays,
}: {
  payments: readonly Payment[];
  terms: string;
  termsDays: number | null;
}): HowPaid[] {
  const made = payments.filter((payment) => paymentStep(payment) !== 'notCharged');
  if (made.length > 0) return made.map((payment) => ({ by: 'payment', payment }));
  if (termsDays === null) return /\d/.test(terms) ? [{ by: 'terms', days: null, name: terms }] : [];
  return hasPaymentTerms(termsDays) ? [{ by: 'terms', days: termsDays, name: terms }] : [];
}
