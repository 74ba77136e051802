import * as v from 'valibot';
import { id, looseNumber, looseText } from '../wire.ts';

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
  warehouse_id: v.optional(v.nullable(id), null),
  units: looseText,
  factor: looseNumber,
  size: looseNumber,
  weigth: looseNumber,
  detail_type: v.optional(v.nullable(v.number()), null),
  order_detail_remark: looseText,
  order_detail_grossvalue: looseNumber,
  order_detail_tax: looseNumber,
  order_detail_netvalue: looseNumber,
  order_detail_discount: looseNumber,
  order_detail_internal_remark: looseText,
  json_data: looseText,
  price_rules_json_data: looseText,
  unit_of_measure: looseText,
  force_show_price: v.optional(v.nullable(v.boolean()), false),
  section_added: looseText,
  default_cost: looseNumber,
  remark: looseText,
});
export type TransactionLineWire = v.InferInput<typeof transactionLineWire>;

const commonHeader = {
  order_number: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  invoice_number: looseText,
  client_id: id,
  client_name: looseText,
  client_code: looseText,
  client_branch_name: looseText,
  client_branch_code: looseText,
  client_nit: looseText,
  client_shipaddress1: looseText,
  client_shipaddress2: looseText,
  client_shipaddress3: looseText,
  client_shipaddress4: looseText,
  ship_address_city: looseText,
  ship_address_state: looseText,
  zipcode: looseText,
  ship_address_country: looseText,
  ship_date: looseText,
  currency_code: v.optional(v.string(), 'USD'),
  remark: looseText,
  f1: looseText,
  warehouse_id: v.optional(v.nullable(id), null),
  client_payterm: looseText,
  client_payterm_code: looseText,
  client_payterm_days: looseNumber,
  shipping_method_code: looseText,
  shipping_method_name: looseText,
  shipping_cost: looseNumber,
  f49: looseText,
  portal_coupons_id: v.optional(v.nullable(id), null),
  portal_coupons_code: looseText,
  portal_coupons_name: looseText,
  price_list_id: v.optional(v.nullable(id), null),
  cnf_web_client_user_id: v.optional(v.nullable(id), null),
  cnf_web_client_user_login: looseText,
  payment_method_charge: looseNumber,
  payment_method_charge_is_percent: v.optional(v.nullable(v.boolean()), false),
  payment_method_charge_json_data: looseText,
  payment_method_charge_amount: looseNumber,
  json_data: looseText,
  module: v.optional(v.number()),
  approval_status: v.optional(v.nullable(v.number()), null),
  sub_customer_id: v.optional(v.nullable(id), null),
};
const lines = v.pipe(v.array(transactionLineWire), v.minLength(1), v.maxLength(5000));

/** Header of an order (specification §3): the first entry of the visit's order list. */
const orderHeaderWire = v.object({
  ...commonHeader,
  order_date: looseText,
  order_grossvalue: looseNumber,
  order_netvalue: looseNumber,
  order_tax: looseNumber,
  order_discount: looseNumber,
  orderDetailList: lines,
});
const invoiceHeaderWire = v.object({
  ...commonHeader,
  invoice_date: looseText,
  invoice_due_date: looseText,
  invoice_grossvalue: looseNumber,
  invoice_netvalue: looseNumber,
  invoice_balance: looseNumber,
  invoice_tax: looseNumber,
  invoice_discount: looseNumber,
  invoiceDetailList: lines,
});
const estimateHeaderWire = v.object({
  ...commonHeader,
  estimate_date: looseText,
  estimate_grossvalue: looseNumber,
  estimate_netvalue: looseNumber,
  estimate_tax: looseNumber,
  estimate_discount: looseNumber,
  estimateDetailList: lines,
});
export type OrderHeaderWire = v.InferInput<typeof orderHeaderWire>;
export type InvoiceHeaderWire = v.InferInput<typeof invoiceHeaderWire>;
export type EstimateHeaderWire = v.InferInput<typeof estimateHeaderWire>;

const one = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.length(1));

/** POST /rest/visitSync and /visit-sync: the transaction envelope (specification §3, visit). */
export const visitRequest = v.object({
  place_code: looseText,
  place_name: looseText,
  place_type: v.literal('CLIENT'),
  visit_type: v.literal('PORTAL'),
  imei: v.literal('web-client'),
  date_from: looseText,
  mobile_datesync: looseText,
  gmt: looseText,
  mobileUser: v.object({ login: looseText }),
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
    approval_status: v.optional(v.nullable(v.number()), null),
  }),
  differences: v.array(differenceWire),
  repeated: v.boolean(),
});
export type VisitAnswer = v.InferInput<typeof visitAnswer>;

/** One row of the customer's own history. `id` is opaque; dates are yyyy-mm-dd. */
export const transactionSummaryWire = v.object({
  id: v.string(),
  kind: transactionKind,
  transaction_number: v.string(),
  transaction_date: v.string(),
  due_date: v.optional(v.nullable(v.string()), null),
  status: v.picklist([
    'pending',
    'processing',
    'shipped',
    'delivered',
    'cancelled',
    'open',
    'overdue',
    'paid',
    'accepted',
  ]),
  approval_status: v.optional(v.nullable(v.number()), null),
  currency_code: v.string(),
  netvalue: looseNumber,
  balance: looseNumber,
  line_count: v.number(),
});
export type TransactionSummaryWire = v.InferInput<typeof transactionSummaryWire>;

/** GET /transactions?kind&page&page_size&search: newest first, the caller's own only. */
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
    grossvalue: looseNumber,
    discount: looseNumber,
    tax: looseNumber,
    shipping_cost: looseNumber,
    payment_method_charge_amount: looseNumber,
    shipping_method_name: looseText,
    portal_coupons_code: looseText,
    client_payterm: looseText,
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
    lines: v.array(transactionLineWire),
  }),
});
export type TransactionWire = v.InferInput<typeof transactionAnswer>['transaction'];
