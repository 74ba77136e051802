import type { RecordedPrice } from '../pricing/explanation.ts';

/** A placed order, invoice or estimate in the customer's history. Amounts are decimal texts, dates yyyy-mm-dd. */
export type TransactionKind = 'order' | 'invoice' | 'estimate';

export type TransactionStatus =
  | 'pending'
  | 'processing'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'open'
  | 'overdue'
  | 'paid'
  | 'accepted';

export type TransactionSummary = {
  id: string;
  kind: TransactionKind;
  number: string;
  date: string;
  dueDate: string | null;
  status: TransactionStatus;
  /** 0: pending (specification §9), 1: approved, 2: refused. Null: no approval needed. */
  approvalStatus: number | null;
  /** The approver's comment and e-mail; empty until it is decided. */
  approvalComment: string;
  approvedBy: string;
  /** Whether the back office still accepts a cancellation. */
  canCancel: boolean;
  /** Used in the link to its PDF; empty without one. */
  encryptedId: string;
  currency: string;
  net: string | null;
  balance: string | null;
  lineCount: number;
};

/** A line with its stored price. */
export type TransactionLine = RecordedPrice & {
  productId: number;
  name: string;
  code: string;
  /** The product's remark. */
  remark: string;
  image: string;
  /** For links to similar products; empty when unknown. */
  subline: string;
  isGift: boolean;
  /** The customer's note on the line. */
  note: string;
};

export type Transaction = TransactionSummary & {
  clientName: string;
  /** The sub-customer it is for; empty without one. */
  subCustomerName: string;
  gross: string | null;
  discount: string | null;
  tax: string | null;
  shippingCost: string | null;
  paymentCharge: string | null;
  shippingMethod: string;
  couponCode: string;
  /** Name and days of the payment terms; empty and 0 when unknown or none. */
  terms: string;
  termsDays: number;
  shipDate: string | null;
  notes: string;
  purchaseOrder: string;
  /** Delivery address without its country, which is an ISO code or as the back office writes it. */
  address: string[];
  country: string;
  lines: TransactionLine[];
};
