import * as v from 'valibot';
import { flag, id, looseText, requestText } from '../wire.ts';
import { lenientList, looseId, looseNumber, requestNumber } from '../wireValues.ts';

/** The kind of a placed transaction (rules: Transaction kind). */
export const transactionKind = v.picklist(['order', 'invoice', 'estimate']);
export type TransactionKind = v.InferOutput<typeof transactionKind>;

/** A line of an order, invoice or estimate, with the wire's names and spellings (specification §3). */
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
  /** The value of the typed dimension: 6 for 2x3. */
  size: looseNumber,
  /** The dimension as typed: `2x3`. */
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
  invoice_number: requestText,
  client_id: id,
  client_name: requestText,
  client_code: requestText,
  client_branch_name: requestText,
  client_branch_code: requestText,
  client_nit: requestText,
  client_shipaddress1: requestText,
  client_shipaddress2: requestText,
  client_shipaddress3: requestText,
  client_shipaddress4: requestText,
  ship_address_city: requestText,
  ship_address_state: requestText,
  zipcode: requestText,
  ship_address_country: requestText,
  ship_date: requestText,
  currency_code: v.optional(v.string(), 'USD'),
  remark: requestText,
  f1: requestText,
  warehouse_id: v.optional(v.nullable(id), null),
  client_payterm: requestText,
  client_payterm_code: requestText,
  client_payterm_days: requestNumber,
  shipping_method_code: requestText,
  shipping_method_name: requestText,
  shipping_cost: requestNumber,
  f49: requestText,
  portal_coupons_id: v.optional(v.nullable(id), null),
  portal_coupons_code: requestText,
  portal_coupons_name: requestText,
  price_list_id: v.optional(v.nullable(id), null),
  cnf_web_client_user_id: v.optional(v.nullable(id), null),
  cnf_web_client_user_login: requestText,
  payment_method_charge: requestNumber,
  payment_method_charge_is_percent: v.optional(v.nullable(v.boolean()), false),
  payment_method_charge_json_data: requestText,
  payment_method_charge_amount: requestNumber,
  json_data: requestText,
  module: v.optional(v.number()),
  approval_status: v.optional(v.nullable(v.number()), null),
  sub_customer_id: v.optional(v.nullable(id), null),
};
/** Submitted lines are validated strictly: an invalid quantity is refused, not dropped. */
const sentLineWire = v.object({
  ...transactionLineWire.entries,
  quantity: requestNumber,
  size: requestNumber,
  units: requestText,
  warehouse_id: v.optional(v.nullable(id), null),
  detail_type: v.optional(v.nullable(id), null),
});
const lines = v.pipe(v.array(sentLineWire), v.minLength(1), v.maxLength(5000));

/** Header of an order (specification §3), the first entry of the visit's order list. */
const orderHeaderWire = v.object({
  ...commonHeader,
  order_date: requestText,
  order_grossvalue: requestNumber,
  order_netvalue: requestNumber,
  order_tax: requestNumber,
  order_discount: requestNumber,
  orderDetailList: lines,
});
const invoiceHeaderWire = v.object({
  ...commonHeader,
  invoice_date: requestText,
  invoice_due_date: requestText,
  invoice_grossvalue: requestNumber,
  invoice_netvalue: requestNumber,
  invoice_balance: requestNumber,
  invoice_tax: requestNumber,
  invoice_discount: requestNumber,
  invoiceDetailList: lines,
});
const estimateHeaderWire = v.object({
  ...commonHeader,
  estimate_date: requestText,
  estimate_grossvalue: requestNumber,
  estimate_netvalue: requestNumber,
  estimate_tax: requestNumber,
  estimate_discount: requestNumber,
  estimateDetailList: lines,
});
export type OrderHeaderWire = v.InferInput<typeof orderHeaderWire>;
export type InvoiceHeaderWire = v.InferInput<typeof invoiceHeaderWire>;
export type EstimateHeaderWire = v.InferInput<typeof estimateHeaderWire>;

const exactlyOne = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.length(1));

/**
 * A header's `json_data`: the key of the ordered cart. A back office that knows it stores a cart once, under any number;
 * others use the order number alone.
 */
export const cartKeyJson = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ cart: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
);

/** POST /rest/visitSync and /visit-sync: the transaction envelope (specification §3, visit). */
export const visitRequest = v.object({
  place_code: requestText,
  place_name: requestText,
  place_type: v.literal('CLIENT'),
  visit_type: v.literal('PORTAL'),
  imei: v.literal('web-client'),
  date_from: requestText,
  mobile_datesync: requestText,
  gmt: requestText,
  mobileUser: v.object({ login: requestText }),
  visit_opt: v.optional(v.array(v.object({ name: v.picklist(['From', 'To']), value: v.string() })), []),
  visit: v.union([
    v.strictObject({ order: exactlyOne(orderHeaderWire) }),
    v.strictObject({ invoice: exactlyOne(invoiceHeaderWire) }),
    v.strictObject({ estimate: exactlyOne(estimateHeaderWire) }),
  ]),
});
export type VisitRequest = v.InferInput<typeof visitRequest>;

/** A figure that the server calculated differently; `product_id` null means the header. */
export const differenceWire = v.object({
  product_id: v.nullable(id),
  field: v.string(),
  sent: looseNumber,
  stored: looseNumber,
});

/** The stored transaction, and its differences from what was sent. */
export const visitResponse = v.object({
  success: v.literal(true),
  transaction: v.object({
    id: v.string(),
    kind: transactionKind,
    transaction_number: v.string(),
    netvalue: looseNumber,
    approval_status: looseId,
  }),
  differences: lenientList(differenceWire),
  repeated: v.boolean(),
});
export type VisitResponse = v.InferInput<typeof visitResponse>;

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

/** A row of the customer's history. `id` is opaque; dates are yyyy-mm-dd. */
export const transactionSummaryWire = v.object({
  id: v.string(),
  kind: transactionKind,
  transaction_number: v.string(),
  transaction_date: v.string(),
  due_date: v.optional(v.nullable(v.string()), null),
  status: transactionStatus,
  /** 0: pending, 1: approved, 2: refused; null: no approval needed (specification §9). */
  approval_status: looseId,
  /** The approver's comment and e-mail. */
  approval_comment: looseText,
  approved_by: looseText,
  can_cancel: flag,
  /** Used in the link to the PDF; only the back office can decode it. */
  encrypted_id: looseText,
  currency_code: v.string(),
  netvalue: looseNumber,
  balance: looseNumber,
  line_count: v.fallback(v.number(), 0),
});
export type TransactionSummaryWire = v.InferInput<typeof transactionSummaryWire>;

/** GET /transactions?kind&page&page_size&search&date_from&date_to&status: the caller's own, newest first. */
export const transactionsResponse = v.object({
  success: v.literal(true),
  total: v.number(),
  transactions: v.array(transactionSummaryWire),
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
    lines: lenientList(transactionLineWire),
  }),
});
export type TransactionWire = v.InferInput<typeof transactionResponse>['transaction'];

/** POST /orders/cancel and /estimates/cancel; the response is the cancelled record (specification §7). */
export const cancelRequest = v.object({ id: v.string() });
export const orderCancelResponse = v.object({
  success: v.literal(true),
  order: transactionResponse.entries.transaction,
});
export const estimateCancelResponse = v.object({
  success: v.literal(true),
  estimate: transactionResponse.entries.transaction,
});
