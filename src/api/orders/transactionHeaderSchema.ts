import * as v from 'valibot';
import { id, requestText } from '../wire.ts';
import { requestNumber } from '../wireValues.ts';
import { submittedLineWire } from './transactionLineSchema.ts';

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

const lines = v.pipe(v.array(submittedLineWire), v.minLength(1), v.maxLength(5000));

/** Specification §3; the first entry of the visit's order list. */
export const orderHeaderWire = v.object({
  ...commonHeader,
  order_date: requestText,
  order_grossvalue: requestNumber,
  order_netvalue: requestNumber,
  order_tax: requestNumber,
  order_discount: requestNumber,
  orderDetailList: lines,
});
export type OrderHeaderWire = v.InferInput<typeof orderHeaderWire>;

export const invoiceHeaderWire = v.object({
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
export type InvoiceHeaderWire = v.InferInput<typeof invoiceHeaderWire>;

export const estimateHeaderWire = v.object({
  ...commonHeader,
  estimate_date: requestText,
  estimate_grossvalue: requestNumber,
  estimate_netvalue: requestNumber,
  estimate_tax: requestNumber,
  estimate_discount: requestNumber,
  estimateDetailList: lines,
});
export type EstimateHeaderWire = v.InferInput<typeof estimateHeaderWire>;
