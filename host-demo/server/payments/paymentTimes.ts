/** Times of payments, ms. */
export type PaymentTimes = {
  /** For an answer of a provider (the payment flow; rules: Requests). */
  answer: number;
  /** After it, a call whose answer nobody has stored is lost: its process has ended. */
  lost: number;
  /** After it, a payment that its provider doesn't know was not charged: the request can't be on its way anymore. */
  notFound: number;
  /** For so long a payment that its provider didn't know is asked for again, in case it was charged late. */
  late: number;
  /**
   * For recording after the amount was reserved, which the portal does at once, or when it has waited for `answer` in vain; then the page is
   * gone, and it is given back.
   */
  record: number;
  /** For a payment at its bank's page, whose stock and balances are kept for it. */
  bank: number;
  /** Between two questions about the same payment that the portal or a page causes. */
  poll: number;
  /** Between two sweeps; 0 sweeps only when asked. */
  sweep: number;
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const USUAL_TIMES: PaymentTimes = {
  answer: 60 * SECOND,
  lost: 75 * SECOND,
  notFound: 5 * MINUTE,
  late: 24 * HOUR,
  record: 90 * SECOND,
  bank: HOUR,
  poll: 2 * SECOND,
  sweep: 30 * SECOND,
};
