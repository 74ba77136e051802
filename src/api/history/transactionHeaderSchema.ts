import * as v from 'valibot';
import {
  ADDRESS_LINE_MAX_LENGTH,
  CITY_MAX_LENGTH,
  COUPON_CODE_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  ORDER_NOTES_MAX_LENGTH,
  POSTAL_CODE_MAX_LENGTH,
  PURCHASE_ORDER_MAX_LENGTH,
} from '../../domain/texts/textLimits.ts';
import {
  CODE_MAX_LENGTH,
  JSON_MAX_LENGTH,
  limitedText,
  NAME_MAX_LENGTH,
  orderNumberText,
  requestNumber,
} from '../requestValues.ts';
import { id } from '../wire.ts';
import { submittedLineWire } from './transactionLineSchema.ts';

const commonHeader = {
  order_number: orderNumberText,
  invoice_number: limitedText(CODE_MAX_LENGTH),
  client_id: id,
  client_name: limitedText(NAME_MAX_LENGTH),
  client_code: limitedText(NAME_MAX_LENGTH),
  client_branch_name: limitedText(NAME_MAX_LENGTH),
  client_branch_code: limitedText(NAME_MAX_LENGTH),
  client_nit: limitedText(CODE_MAX_LENGTH),
  client_shipaddress1: limitedText(ADDRESS_LINE_MAX_LENGTH),
  client_shipaddress2: limitedText(ADDRESS_LINE_MAX_LENGTH),
  client_shipaddress3: limitedText(ADDRESS_LINE_MAX_LENGTH),
  client_shipaddress4: limitedText(ADDRESS_LINE_MAX_LENGTH),
  ship_address_city: limitedText(CITY_MAX_LENGTH),
  ship_address_state: limitedText(CITY_MAX_LENGTH),
  zipcode: limitedText(POSTAL_CODE_MAX_LENGTH),
  ship_address_country: limitedText(CITY_MAX_LENGTH),
  ship_date: limitedText(CODE_MAX_LENGTH),
  currency_code: v.optional(v.pipe(v.string(), v.maxLength(CODE_MAX_LENGTH)), 'USD'),
  remark: limitedText(ORDER_NOTES_MAX_LENGTH),
  f1: limitedText(PURCHASE_ORDER_MAX_LENGTH),
  warehouse_id: v.optional(v.nullable(id), null),
  client_payterm: limitedText(NAME_MAX_LENGTH),
  client_payterm_code: limitedText(CODE_MAX_LENGTH),
  client_payterm_days: requestNumber,
  shipping_method_code: limitedText(CODE_MAX_LENGTH),
  shipping_method_name: limitedText(NAME_MAX_LENGTH),
  shipping_cost: requestNumber,
  f49: limitedText(CODE_MAX_LENGTH),
  portal_coupons_id: v.optional(v.nullable(id), null),
  portal_coupons_code: limitedText(COUPON_CODE_MAX_LENGTH),
  portal_coupons_name: limitedText(NAME_MAX_LENGTH),
  price_list_id: v.optional(v.nullable(id), null),
  cnf_web_client_user_id: v.optional(v.nullable(id), null),
  cnf_web_client_user_login: limitedText(EMAIL_MAX_LENGTH),
  payment_method_charge: requestNumber,
  payment_method_charge_is_percent: v.optional(v.nullable(v.boolean()), false),
  payment_method_charge_json_data: limitedText(JSON_MAX_LENGTH),
  payment_method_charge_amount: requestNumber,
  json_data: limitedText(JSON_MAX_LENGTH),
  module: v.optional(v.number()),
  approval_status: v.optional(v.nullable(v.number()), null),
  sub_customer_id: v.optional(v.nullable(id), null),
};

const lines = v.pipe(v.array(submittedLineWire), v.minLength(1), v.maxLength(5000));

/** The first entry of the visit's order list. */
export const orderHeaderWire = v.object({
  ...commonHeader,
  order_date: limitedText(CODE_MAX_LENGTH),
  order_grossvalue: requestNumber,
  order_netvalue: requestNumber,
  order_tax: requestNumber,
  order_discount: requestNumber,
  orderDetailList: lines,
});
export type OrderHeaderWire = v.InferInput<typeof orderHeaderWire>;

export const invoiceHeaderWire = v.object({
  ...commonHeader,
  invoice_date: limitedText(CODE_MAX_LENGTH),
  invoice_due_date: limitedText(CODE_MAX_LENGTH),
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
  estimate_date: limitedText(CODE_MAX_LENGTH),
  estimate_grossvalue: requestNumber,
  estimate_netvalue: requestNumber,
  estimate_tax: requestNumber,
  estimate_discount: requestNumber,
  estimateDetailList: lines,
});
export type EstimateHeaderWire = v.InferInput<typeof estimateHeaderWire>;
