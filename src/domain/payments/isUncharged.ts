import { PAYMENT_STATUSES, type PaymentStatus } from './paymentStatus.ts';

type End = { status: string; code?: string };

/** Their own words say it already, or they don't tell. */
const OTHER = ['voided', 'recording_failed', 'not_arrived', 'missing_reference'];

const isPaymentStatus = (status: string): status is PaymentStatus => status in PAYMENT_STATUSES;

/** Whether a failed payment is told "Nothing was charged": only where that is certain, and isn't said already. */
export function isUncharged({ status, code = '' }: End): boolean {
  if (OTHER.includes(status) || OTHER.includes(code)) return false;
  return isPaymentStatus(status) ? PAYMENT_STATUSES[status].text === 'notCharged' : status === 'refused';
}
