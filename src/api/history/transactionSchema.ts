import * as v from 'valibot';
import { SEARCH_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import { flag, looseText } from '../wire.ts';
import { lenientList, looseId, looseNumber } from '../wireValues.ts';
import { accountSumsWire } from './accountSumsSchema.ts';
import { orderStepWire } from './orderStepSchema.ts';
import { paymentWire } from './paymentSchema.ts';
import { sellerWire } from './sellerSchema.ts';
import { transactionKindWire } from './transactionKindSchema.ts';
import { transactionLineWire } from './transactionLineSchema.ts';

const STATUSES = [
  'awaiting_payment',
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
  'open',
  'overdue',
  'paid',
  'accepted',
] as const;
const transactionStatus = v.picklist(STATUSES);

/**
 * A request's `status`: `waiting` and `refused` by an approver, `part_paid`, and `unpaid` for all invoices with a balance
 * left. All but the last exclude each other.
 */
export const statusFilter = v.picklist([...STATUSES, 'waiting', 'refused', 'part_paid', 'unpaid']);

/** A request's `sort`; with a minus the largest or latest come first. */
export const transactionSort = v.picklist(['number', '-number', 'date', '-date', 'total', '-total']);

export const historySearch = v.pipe(v.string(), v.trim(), v.maxLength(SEARCH_MAX_LENGTH));

/**
 * Of a listed transaction, the line that was searched for; without one the line of the largest amount. `price` is that of one
 * `unit_of_measure`, which is empty for pieces, after discounts and before tax. `others`: the number of its other lines.
 */
const shownLineWire = v.object({
  product_name: looseText,
  product_code: looseText,
  quantity: looseNumber,
  unit_of_measure: looseText,
  price: looseNumber,
  others: v.fallback(v.number(), 0),
});

/**
 * Of all transactions that a list's filters find, over its pages; those that were cancelled or refused are left out. `count`: how
 * many; `amount`: their totals, `balance` and `overdue`: what is unpaid and overdue. Amounts are decimal text, and null when
 * prices are hidden or the currencies differ.
 */
const filteredSumsWire = v.object({
  count: v.number(),
  amount: looseNumber,
  balance: looseNumber,
  overdue: looseNumber,
});
export type FilteredSumsWire = v.InferInput<typeof filteredSumsWire>;

/** `id` is opaque; dates are yyyy-mm-dd. */
export const transactionSummaryWire = v.object({
  id: v.string(),
  kind: transactionKindWire,
  transaction_number: v.string(),
  transaction_date: v.string(),
  due_date: v.optional(v.nullable(v.string()), null),
  status: transactionStatus,
  /** 0: pending, 1: approved, 2: refused; null: no approval needed (rules: Approval). */
  approval_status: looseId,
  approval_comment: looseText,
  approved_by: looseText,
  can_cancel: flag,
  is_under_review: flag,
  /** It is paid by an eCheck that the bank hasn't cleared yet. */
  is_clearing: flag,
  encrypted_id: looseText,
  currency_code: v.string(),
  netvalue: looseNumber,
  balance: looseNumber,
  line_count: v.fallback(v.number(), 0),
  f1: looseText,
  ship_date: v.optional(v.nullable(v.string()), null),
  order_steps: v.optional(lenientList(orderStepWire), []),
  shown_line: v.fallback(v.nullish(shownLineWire, null), null),
});
export type TransactionSummaryWire = v.InferInput<typeof transactionSummaryWire>;

/** GET /transactions?kind&page&page_size&search&product&date_from&date_to&status&sort: the caller's own. */
export const transactionsResponse = v.object({
  success: v.literal(true),
  total: v.number(),
  sums: v.fallback(v.nullish(accountSumsWire, null), null),
  filtered_sums: v.fallback(v.nullish(filteredSumsWire, null), null),
  transactions: v.array(transactionSummaryWire),
});

export const nextDeliveryResponse = v.object({
  success: v.literal(true),
  delivery: v.nullable(transactionSummaryWire),
});

/** GET /transactions/{id}, or /transactions/by_number/{number} to find a submitted order. */
export const transactionResponse = v.object({
  success: v.literal(true),
  transaction: v.object({
    ...transactionSummaryWire.entries,
    client_name: looseText,
    sub_customer_name: looseText,
    grossvalue: looseNumber,
    discount: looseNumber,
    tax: looseNumber,
    shipping_cost: looseNumber,
    payment_method_charge_amount: looseNumber,
    shipping_method_name: looseText,
    portal_coupons_code: looseText,
    client_payterm: looseText,
    client_payterm_days: looseNumber,
    remark: looseText,
    client_shipaddress1: looseText,
    client_shipaddress2: looseText,
    client_shipaddress3: looseText,
    client_shipaddress4: looseText,
    ship_address_city: looseText,
    ship_address_state: looseText,
    zipcode: looseText,
    ship_address_country: looseText,
    lines: lenientList(transactionLineWire),
    /** Newest first; those that were declined or failed are left out. */
    payments: v.optional(lenientList(paymentWire), []),
    /** In the link that pays an open invoice without login, /payment-form/{id}; empty otherwise. */
    payment_link_id: looseText,
    /** When that link ends, ISO 8601; empty without one. */
    payment_link_expires_at: looseText,
    /** To which the confirmation was or is sent; empty without one, and for others than who placed it. */
    emailed_to: looseText,
    /** The name of who placed it, or the e-mail where none is known; empty for who placed it. */
    requested_by: looseText,
    seller: v.fallback(v.nullish(sellerWire, null), null),
  }),
});
export type TransactionWire = v.InferInput<typeof transactionResponse>['transaction'];
