import type { TransactionKind } from '../tenant/transactionKind.ts';
import type { PaymentMethod } from './paymentMethod.ts';
import type { PaymentStatus } from './paymentStatus.ts';

/**
 * Where the money of a paid payment is: `authorized` reserved, and charged when the order ships; `submitted` an eCheck that its bank
 * clears in 3 to 5 business days; `charged`; `returning` it goes back.
 */
type Settlement = 'authorized' | 'submitted' | 'charged' | 'returning';

/**
 * Amounts are decimal texts. `charge` is negative for a discount, `chargeRate` percent, null for a fixed
 * charge, or none. `settlement`: null unless it is paid, or where the back office doesn't tell.
 * `encryptedId`: for the link to the receipt's PDF; empty without one.
 */
export type Payment = {
  id: string;
  status: PaymentStatus;
  code: string;
  /** The provider's own message; empty otherwise. */
  message: string;
  settlement: Settlement | null;
  method: PaymentMethod | null;
  currency: string;
  amount: string | null;
  charge: string | null;
  chargeRate: string | null;
  card: { brand: string; lastFour: string } | null;
  redirectUrl: string | null;
  receiptNumber: string;
  paidAt: string | null;
  encryptedId: string;
  placed: { id: string; kind: TransactionKind; number: string; shipDate: string | null } | null;
  invoices: { id: string; number: string; collected: string; balance: string | null }[];
};

export function isUnderReview(payments: readonly Pick<Payment, 'status'>[]): boolean {
  return payments.some(({ status }) => status === 'held');
}
