/**
 * What a customer has to know of a payment: `processing` it is at work; `unknown` an answer is lost, and the provider is asked; `pending`
 * the bank is awaited; `held` the provider reviews it; `paid` charged or authorised, and recorded; `declined`, `failed`,
 * `expired` nothing was charged; `voided` recording was refused, and the card isn't charged; `refunded`.
 */
export type PaymentStatus =
  | 'processing'
  | 'unknown'
  | 'pending'
  | 'held'
  | 'paid'
  | 'declined'
  | 'failed'
  | 'expired'
  | 'voided'
  | 'refunded';

/** `isFinal`: only a refund may follow. `isWaiting`: it is asked for until it is known. `text`: what customers are told. */
type StatusFacts = {
  isFinal: boolean;
  isCharged: boolean;
  isWaiting: boolean;
  text: 'checking' | 'atBank' | 'underReview' | 'paid' | 'notCharged' | 'refunded';
};

const CHECKING: StatusFacts = { isFinal: false, isCharged: false, isWaiting: true, text: 'checking' };
const NOT_CHARGED: StatusFacts = { isFinal: true, isCharged: false, isWaiting: false, text: 'notCharged' };

export const PAYMENT_STATUSES: Readonly<Record<PaymentStatus, StatusFacts>> = {
  processing: CHECKING,
  unknown: CHECKING,
  pending: { isFinal: false, isCharged: false, isWaiting: true, text: 'atBank' },
  held: { isFinal: false, isCharged: false, isWaiting: false, text: 'underReview' },
  paid: { isFinal: true, isCharged: true, isWaiting: false, text: 'paid' },
  declined: NOT_CHARGED,
  failed: NOT_CHARGED,
  expired: NOT_CHARGED,
  voided: NOT_CHARGED,
  refunded: { isFinal: true, isCharged: false, isWaiting: false, text: 'refunded' },
};

type WithStatus = { status: PaymentStatus };

export const isFinal = ({ status }: WithStatus): boolean => PAYMENT_STATUSES[status].isFinal;

export const isCharged = ({ status }: WithStatus): boolean => PAYMENT_STATUSES[status].isCharged;

export const isWaiting = ({ status }: WithStatus): boolean => PAYMENT_STATUSES[status].isWaiting;

/** Whether the back office itself will know more soon, without the customer. */
export const isChecking = ({ status }: WithStatus): boolean => PAYMENT_STATUSES[status].text === 'checking';

export const hasFailed = (payment: WithStatus): boolean => isFinal(payment) && !isCharged(payment);

/** Whether what is placed with it leaves the cart: it is charged, or only the provider's review is awaited. */
export const isTaken = (payment: WithStatus): boolean => !isWaiting(payment) && !hasFailed(payment);
