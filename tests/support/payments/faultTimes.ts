import type { PaymentTimes } from '../../../host-demo/server/payments/paymentTimes.ts';

/** The times of the fault run, ms: a thousandth of the real ones and more, so that a busy machine keeps their order. */
export const FAULT_TIMES: PaymentTimes = {
  answer: 400,
  lost: 700,
  notFound: 1_600,
  late: 600_000,
  record: 2_000,
  bank: 6_000,
  poll: 50,
  sweep: 250,
};
