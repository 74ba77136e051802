import type { TransactionKind } from '../tenant/transactionKind.ts';
import type { PaymentMethod } from './paymentMethod.ts';

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

/**
 * Where the money of a paid payment is: `authorized` reserved, and charged when the order ships; `submitted` an eCheck that its bank
 * clears in 3 to 5 business days; `charged`; `returning` it goes back.
 */
type Settlement = 'authorized' | 'submitted' | 'charged' | 'returning';

/** Amounts are decimal texts. */
export type Payment = {
  id: string;
  status: PaymentStatus;
  /** Why it failed; empty otherwise. */
  code: string;
  /** The provider's own message; empty otherwise. */
  message: string;
  /** Null unless it is paid, or where the back office doesn't tell. */
  settlement: Settlement | null;
  method: PaymentMethod | null;
  currency: string;
  amount: string | null;
  /** Negative for a discount. */
  charge: string | null;
  /** Percent; null for a fixed charge, or none. */
  chargeRate: string | null;
  card: { brand: string; lastFour: string } | null;
  /** Where a pending payment goes on. */
  redirectUrl: string | null;
  /** Empty until it is paid. */
  receiptNumber: string;
  paidAt: string | null;
  /** Used in the link to the receipt's PDF; empty without one. */
  encryptedId: string;
  placed: { id: string; kind: TransactionKind; number: string; shipDate: string | null } | null;
  invoices: { id: string; number: string; collected: string; balance: string | null }[];
};

/** Whether the provider still reviews one of a document's payments. */
export function isUnderReview(payments: readonly Pick<Payment, 'status'>[]): boolean {
  return payments.some(({ status }) => status === 'held');
}
