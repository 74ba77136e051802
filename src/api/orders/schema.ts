import * as v from 'valibot';
import { flag, id, looseText, sentText } from '../wire.ts';
import { looseId, looseNumber, rowsOf, sentNumber } from '../wireValues.ts';

/** What a placed cart becomes (rules: Transaction kind). */
export const transactionKind = v.picklist(['order', 'invoice', 'estimate']);
export type TransactionKind = v.InferOutput<typeof transactionKind>;

/** A line of an order, invoice or estimate, with the wire's own names and spellings (specification §3). */
export const transactionLineWire = v.object({
  product_id: id,
  product_name: looseText,
  product_code: looseText,
  product_image: looseText,
  quantity: looseNumber,
  product_price: looseNumber,
  product_discount: looseNumber,
  original_price: looseNumber,
  original_netprice: looseNumber,
  product_default_tax: looseNumber,
  product_line: looseText,
  product_subline: looseText,
  product_brand: looseText,
  warehouse_id: looseId,
  units: looseText,
  factor: looseNumber,
  /** What the typed dimension comes to: 6 for 2x3. */
  size: looseNumber,
  /** The dimension as it was typed: `2x3`. */
  user_input_size: looseText,
  weigth: looseNumber,
  detail_type: looseId,
  order_detail_remark: looseText,
  order_detail_grossvalue: looseNumber,
  order_detail_tax: looseNumber,
  order_detail_netvalue: looseNumber,
  order_detail_discount: looseNumber,
  order_detail_internal_remark: looseText,
  json_data: looseText,
  price_rules_json_data: looseText,
  unit_of_measure: looseText,
  force_show_price: v.fallback(v.optional(v.nullable(v.boolean()), false), false),
  section_added: looseText,
  default_cost: looseNumber,
  remark: looseText,
});
export type TransactionLineWire = v.InferInput<typeof transactionLineWire>;

const commonHeader = {
  order_number: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  invoice_number: sentText,
  client_id: id,
  client_name: sentText,
  client_code: sentText,
  client_branch_name: sentText,
  client_branch_code: sentText,
  client_nit: sentText,
  client_shipaddress1: sentText,
  client_shipaddress2: sentText,
  client_shipaddress3: sentText,
  client_shipaddress4: sentText,
  ship_address_city: sentText,
  ship_address_state: sentText,
  zipcode: sentText,
  ship_address_country: sentText,
  ship_date: sentText,
  currency_code: v.optional(v.string(), 'USD'),
  remark: sentText,
  f1: sentText,
  warehouse_id: v.optional(v.nullable(id), null),
  client_payterm: sentText,
  client_payterm_code: sentText,
  client_payterm_days: sentNumber,
  shipping_method_code: sentText,
  shipping_method_name: sentText,
  shipping_cost: sentNumber,
  f49: sentText,
  portal_coupons_id: v.optional(v.nullable(id), null),
  portal_coupons_code: sentText,
  portal_coupons_name: sentText,
  price_list_id: v.optional(v.nullable(id), null),
  cnf_web_client_user_id: v.optional(v.nullable(id), null),
  cnf_web_client_user_login: sentText,
  payment_method_charge: sentNumber,
  payment_method_charge_is_percent: v.optional(v.nullable(v.boolean()), false),
  payment_method_charge_json_data: sentText,
  payment_method_charge_amount: sentNumber,
  json_data: sentText,
  module: v.optional(v.number()),
  approval_status: v.optional(v.nullable(v.number()), null),
  sub_customer_id: v.optional(v.nullable(id), null),
};
/** What is ordered is read strictly: a quantity that is none is refused, not dropped. */
const sentLineWire = v.object({
  ...transactionLineWire.entries,
  quantity: sentNumber,
  size: sentNumber,
  units: sentText,
  warehouse_id: v.optional(v.nullable(id), null),
  detail_type: v.optional(v.nullable(id), null),
});
const lines = v.pipe(v.array(sentLineWire), v.minLength(1), v.maxLength(5000));

/** Header of an order (specification §3): the first entry of the visit's order list. */
const orderHeaderWire = v.object({
  ...commonHeader,
  order_date: sentText,
  order_grossvalue: sentNumber,
  order_netvalue: sentNumber,
  order_tax: sentNumber,
  order_discount: sentNumber,
  orderDetailList: lines,
});
const invoiceHeaderWire = v.object({
  ...commonHeader,
  invoice_date: sentText,
  invoice_due_date: sentText,
  invoice_grossvalue: sentNumber,
  invoice_netvalue: sentNumber,
  invoice_balance: sentNumber,
  invoice_tax: sentNumber,
  invoice_discount: sentNumber,
  invoiceDetailList: lines,
});
const estimateHeaderWire = v.object({
  ...commonHeader,
  estimate_date: sentText,
  estimate_grossvalue: sentNumber,
  estimate_netvalue: sentNumber,
  estimate_tax: sentNumber,
  estimate_discount: sentNumber,
  estimateDetailList: lines,
});
export type OrderHeaderWire = v.InferInput<typeof orderHeaderWire>;
export type InvoiceHeaderWire = v.InferInput<typeof invoiceHeaderWire>;
export type EstimateHeaderWire = v.InferInput<typeof estimateHeaderWire>;

const one = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.length(1));

/**
 * What a header's `json_data` holds: the key of the cart that is ordered. A back office that knows it stores one cart once,
 * under whatever number it is sent; one that doesn't goes by the number alone.
 */
export const sentCart = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ cart: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
);

/** POST /rest/visitSync and /visit-sync: the transaction envelope (specification §3, visit). */
export const visitRequest = v.object({
  place_code: sentText,
  place_name: sentText,
  place_type: v.literal('CLIENT'),
  visit_type: v.literal('PORTAL'),
  imei: v.literal('web-client'),
  date_from: sentText,
  mobile_datesync: sentText,
  gmt: sentText,
  mobileUser: v.object({ login: sentText }),
  visit_opt: v.optional(v.array(v.object({ name: v.picklist(['From', 'To']), value: v.string() })), []),
  visit: v.union([
    v.strictObject({ order: one(orderHeaderWire) }),
    v.strictObject({ invoice: one(invoiceHeaderWire) }),
    v.strictObject({ estimate: one(estimateHeaderWire) }),
  ]),
});
export type VisitRequest = v.InferInput<typeof visitRequest>;

/** A figure that the server calculated otherwise than the caller; `product_id` null means the header. */
export const differenceWire = v.object({
  product_id: v.nullable(id),
  field: v.string(),
  sent: looseNumber,
  stored: looseNumber,
});

/** Answer to a placed transaction: what was stored, and where it differs from what was sent. */
export const visitAnswer = v.object({
  success: v.literal(true),
  transaction: v.object({
    id: v.string(),
    kind: transactionKind,
    transaction_number: v.string(),
    netvalue: looseNumber,
    approval_status: looseId,
  }),
  differences: rowsOf(differenceWire),
  repeated: v.boolean(),
});
export type VisitAnswer = v.InferInput<typeof visitAnswer>;

/** Where a transaction stands. */
export const transactionStatus = v.picklist([
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
  'open',
  'overdue',
  'paid',
  'accepted',
]);

/** One row of the customer's own history. `id` is opaque; dates are yyyy-mm-dd. */
export const transactionSummaryWire = v.object({
  id: v.string(),
  kind: transactionKind,
  transaction_number: v.string(),
  transaction_date: v.string(),
  due_date: v.optional(v.nullable(v.string()), null),
  status: transactionStatus,
  /** 0 waits for an approver, 1 approved, 2 refused; null: needs no approval (specification §9). */
  approval_status: looseId,
  /** What the approver wrote, and their e-mail. */
  approval_comment: looseText,
  approved_by: looseText,
  /** Whether it may still be cancelled. */
  can_cancel: flag,
  /** Names the transaction in the link to its PDF; readable by the back office alone. */
  encrypted_id: looseText,
  currency_code: v.string(),
  netvalue: looseNumber,
  balance: looseNumber,
  line_count: v.fallback(v.number(), 0),
});
export type TransactionSummaryWire = v.InferInput<typeof transactionSummaryWire>;

/** GET /transactions?kind&page&page_size&search&date_from&date_to&status: newest first, the caller's own only. */
export const transactionsAnswer = v.object({
  success: v.literal(true),
  total: v.number(),
  transactions: v.array(transactionSummaryWire),
});

/** GET /transactions/{id}, or /transactions/by_number/{number} to learn whether an order arrived. */
export const transactionAnswer = v.object({
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
    ship_date: v.optional(v.nullable(v.string()), null),
    remark: looseText,
    f1: looseText,
    client_shipaddress1: looseText,
    client_shipaddress2: looseText,
    client_shipaddress3: looseText,
    client_shipaddress4: looseText,
    ship_address_city: looseText,
    ship_address_state: looseText,
    zipcode: looseText,
    ship_address_country: looseText,
    lines: rowsOf(transactionLineWire),
  }),
});
export type TransactionWire = v.InferInput<typeof transactionAnswer>['transaction'];

/** POST /orders/cancel and /estimates/cancel; answered with the record as it is now (specification §7). */
export const cancelRequest = v.object({ id: v.string() });
export const orderCancelAnswer = v.object({
  success: v.literal(true),
  order: transactionAnswer.entries.transaction,
});
export const estimateCancelAnswer = v.object({
  success: v.literal(true),
  estimate: transactionAnswer.entries.transaction,
});
