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
  /** 0: waits for an approver (specification §9). */
  approvalStatus: number | null;
  currency: string;
  net: string | null;
  balance: string | null;
  lineCount: number;
};

export type TransactionLine = {
  productId: number;
  name: string;
  code: string;
  image: string;
  quantity: string | null;
  unit: string;
  isGift: boolean;
  /** The customer's own remark on the line. */
  note: string;
  /** Per base unit. */
  unitNet: string | null;
  gross: string | null;
  discount: string | null;
  tax: string | null;
  net: string | null;
};

export type Transaction = TransactionSummary & {
  clientName: string;
  gross: string | null;
  discount: string | null;
  tax: string | null;
  shippingCost: string | null;
  paymentCharge: string | null;
  shippingMethod: string;
  couponCode: string;
  terms: string;
  shipDate: string | null;
  notes: string;
  purchaseOrder: string;
  address: string[];
  lines: TransactionLine[];
};
