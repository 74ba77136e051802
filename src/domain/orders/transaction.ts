import type { RecordedPrice } from '../pricing/explanation.ts';

/** A placed order, invoice or estimate as the customer's history shows it. Amounts are decimal texts, dates yyyy-mm-dd. */
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
  /** 0: waits for an approver (specification §9); 1: approved; 2: refused. Null: needs no approval. */
  approvalStatus: number | null;
  /** What the approver wrote, and their e-mail; empty until it is decided. */
  approvalComment: string;
  approvedBy: string;
  /** The back office would still cancel it. */
  canCancel: boolean;
  /** Names it in the link to its PDF; empty when there is none. */
  encryptedId: string;
  currency: string;
  net: string | null;
  balance: string | null;
  lineCount: number;
};

/** A line with its price as the document keeps it. */
export type TransactionLine = RecordedPrice & {
  productId: number;
  name: string;
  code: string;
  /** The product's. */
  remark: string;
  image: string;
  /** Leads to products like it; empty where it isn't known. */
  subline: string;
  isGift: boolean;
  /** The customer's own remark on the line. */
  note: string;
};

export type Transaction = TransactionSummary & {
  clientName: string;
  /** The customer of a group that it is for; empty without one. */
  subCustomerName: string;
  gross: string | null;
  discount: string | null;
  tax: string | null;
  shippingCost: string | null;
  paymentCharge: string | null;
  shippingMethod: string;
  couponCode: string;
  /** The back office's name of the terms of payment, and their days; 0 where they are not known, or there are none. */
  terms: string;
  termsDays: number;
  shipDate: string | null;
  notes: string;
  purchaseOrder: string;
  /** Where it goes, without its country: a code, or as the back office writes it. */
  address: string[];
  country: string;
  lines: TransactionLine[];
};
