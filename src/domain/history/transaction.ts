import type { Payment } from '../payments/payment.ts';
import type { RecordedPrice } from '../pricing/explanation.ts';
import type { TransactionKind } from '../tenant/transactionKind.ts';
import type { OrderStep } from './orderSteps.ts';

export type { TransactionKind } from '../tenant/transactionKind.ts';

/** In /payment-form/{id}; `expiresAt` is null when unknown. */
export type PaymentLink = { id: string; expiresAt: Date | null };

export type TransactionStatus =
  /** It was stored with its payment, which isn't settled yet. */
  | 'awaiting_payment'
  | 'pending'
  | 'processing'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'open'
  | 'overdue'
  | 'paid'
  | 'accepted';

/**
 * A product that tells what a transaction is about: the one that was searched for, else that of the largest amount. `price` is
 * for one `unit`, which is empty for pieces; `others`: the number of its other lines.
 */
export type ShownLine = {
  name: string;
  code: string;
  quantity: string | null;
  unit: string;
  price: string | null;
  others: number;
};

/**
 * Amounts are decimal texts, dates yyyy-mm-dd. `approvalStatus`: 0 pending (rules: Approval), 1 approved, 2
 * refused; null: no approval needed. `isClearing`: it is paid by an eCheck that the bank hasn't cleared yet.
 * `encryptedId`: for the link to its PDF, and `purchaseOrder`, the customer's own number: empty without one. `steps`:
 * empty where the back office tells none.
 * `shownLine`: in lists, where the back office sends it.
 */
export type TransactionSummary = {
  id: string;
  kind: TransactionKind;
  number: string;
  date: string;
  dueDate: string | null;
  status: TransactionStatus;
  approvalStatus: number | null;
  approvalComment: string;
  approvedBy: string;
  canCancel: boolean;
  isUnderReview: boolean;
  isClearing: boolean;
  encryptedId: string;
  currency: string;
  net: string | null;
  balance: string | null;
  lineCount: number;
  purchaseOrder: string;
  shipDate: string | null;
  steps: OrderStep[];
  shownLine: ShownLine | null;
};

/** Of the country the ISO code. `bank`: what a transfer needs, those parts that are known. */
export type Seller = {
  address: string[];
  country: string;
  taxNumber: string;
  bank: Partial<Record<BankFact, string>>;
};
export const BANK_FACTS = ['bank', 'holder', 'account', 'routing', 'transit', 'iban', 'bic'] as const;
type BankFact = (typeof BANK_FACTS)[number];

export type TransactionLine = RecordedPrice & {
  productId: number;
  name: string;
  code: string;
  /** The customer's own when it was ordered. */
  partNumbers: readonly string[];
  remark: string;
  image: string;
  /** For links to similar products; empty when unknown. */
  subline: string;
  isGift: boolean;
  note: string;
};

/**
 * Empty texts are unknown or none. `termsDays`: 0 means paying now; null when unknown. `requestedBy`: the
 * colleague who placed it, or their e-mail address; empty for the customer's own. `address`: without the
 * country, which is an ISO code or as the back office writes it. `showsPrices`: even where the company hides
 * prices (`force_show_price` of its lines). `payments`: newest first. `paymentLink`: pays it without login;
 * null unless it is an open invoice whose prices the customer sees.
 */
export type Transaction = TransactionSummary & {
  clientName: string;
  subCustomerName: string;
  gross: string | null;
  discount: string | null;
  tax: string | null;
  shippingCost: string | null;
  paymentCharge: string | null;
  shippingMethod: string;
  couponCode: string;
  terms: string;
  termsDays: number | null;
  notes: string;
  emailedTo: string;
  requestedBy: string;
  address: string[];
  country: string;
  showsPrices: boolean;
  lines: TransactionLine[];
  payments: Payment[];
  paymentLink: PaymentLink | null;
  seller: Seller | null;
};
