import type { Payment } from '../payments/payment.ts';
import type { RecordedPrice } from '../pricing/explanation.ts';
import type { TransactionKind } from '../tenant/transactionKind.ts';

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

/** Amounts are decimal texts, dates yyyy-mm-dd. */
export type TransactionSummary = {
  id: string;
  kind: TransactionKind;
  number: string;
  date: string;
  dueDate: string | null;
  status: TransactionStatus;
  /** 0: pending (rules: Approval), 1: approved, 2: refused. Null: no approval needed. */
  approvalStatus: number | null;
  approvalComment: string;
  approvedBy: string;
  /** Whether the back office still accepts a cancellation. */
  canCancel: boolean;
  isUnderReview: boolean;
  /** It is paid by an eCheck that the bank hasn't cleared yet. */
  isClearing: boolean;
  /** Used in the link to its PDF; empty without one. */
  encryptedId: string;
  currency: string;
  net: string | null;
  balance: string | null;
  lineCount: number;
};

export type TransactionLine = RecordedPrice & {
  productId: number;
  name: string;
  code: string;
  remark: string;
  image: string;
  /** For links to similar products; empty when unknown. */
  subline: string;
  isGift: boolean;
  note: string;
};

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
  /** Payment terms; empty when unknown or none. */
  terms: string;
  /** 0 means paying now; null when unknown. */
  termsDays: number | null;
  shipDate: string | null;
  notes: string;
  /** The address to which the confirmation was sent; empty without one. */
  emailedTo: string;
  /** The name of the colleague who placed it, or the e-mail address where none is known; empty for the customer’s own. */
  requestedBy: string;
  purchaseOrder: string;
  /** Without the country, which is an ISO code or as the back office writes it. */
  address: string[];
  country: string;
  /** Its prices are shown even where the company hides prices (`force_show_price` of its lines). */
  showsPrices: boolean;
  lines: TransactionLine[];
  /** What was paid of it, newest first. */
  payments: Payment[];
  /** The link that pays it without login; null unless it is an open invoice whose prices the customer sees. */
  paymentLink: PaymentLink | null;
};
