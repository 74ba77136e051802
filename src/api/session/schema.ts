import * as v from 'valibot';
import { flag, id, looseText } from '../wire.ts';
import { looseId, looseNumber, rowsOf } from '../wireValues.ts';

/** POST {api}/users/login (specification §5 and §7). */
export const loginRequest = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(254)),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  company_id: id,
  recaptchaToken: v.optional(v.nullable(v.string()), null),
});
export type LoginRequest = v.InferInput<typeof loginRequest>;

/** One of the customer's shipping addresses (specification §3). */
export const shippingAddressWire = v.object({
  ship_address: looseText,
  ship_address2: looseText,
  ship_address3: looseText,
  ship_address4: looseText,
  ship_city: looseText,
  ship_state: looseText,
  ship_zipcode: looseText,
  ship_country: looseText,
});

/** A customer of a group, the one an order is really for, with its own address if it has one. */
const subCustomerWire = v.object({
  id,
  code: looseText,
  name: v.string(),
  branch_name: looseText,
  ...shippingAddressWire.entries,
});

/** The logged-in portal user as the wire names it (specification §3, User session). */
export const userWire = v.object({
  id,
  email: v.string(),
  company_id: id,
  client_id: id,
  client_code: looseText,
  client_name: looseText,
  client_branch_name: looseText,
  client_branch_code: looseText,
  client_nit: looseText,
  client_city: looseText,
  client_address: looseText,
  price_list_id: looseId,
  tax_rate: looseNumber,
  is_taxable: flag,
  payterm_name: looseText,
  payterm_code: looseText,
  payterm_days: looseNumber,
  credit_limit: looseNumber,
  open_balance: looseNumber,
  payment_gateway: v.optional(
    rowsOf(v.object({ platform: v.string(), public_key: looseText, access_token: looseText })),
    [],
  ),
  mobile_user: v.optional(rowsOf(v.object({ id, login: v.string(), email: looseText })), []),
  ship_address: looseText,
  ship_address2: looseText,
  ship_address3: looseText,
  ship_address4: looseText,
  ship_address_city: looseText,
  ship_address_state: looseText,
  zipcode: looseText,
  country: looseText,
  shipping_address_list: v.optional(rowsOf(shippingAddressWire), []),
  sub_customers: v.optional(rowsOf(subCustomerWire), []),
  force_show_price: flag,
  products: v.optional(v.nullable(rowsOf(id)), null),
  require_order_approval: flag,
  can_approve_orders: flag,
});
export type UserWire = v.InferInput<typeof userWire>;

/** Answer of login and refresh. `expires_at` is in ms since the epoch. */
export const sessionAnswer = v.object({
  success: v.literal(true),
  user: userWire,
  token: v.string(),
  token_firebase: v.optional(v.nullable(v.string()), null),
  expires_at: v.number(),
});
export type SessionAnswer = v.InferInput<typeof sessionAnswer>;

/** POST {api}/users/changePassword; answered with a new session, since every other one of this user ends. */
export const changePasswordRequest = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  password: v.pipe(v.string(), v.nonEmpty()),
  newPassword: v.pipe(v.string(), v.nonEmpty()),
  company_id: id,
});
export type ChangePasswordRequest = v.InferInput<typeof changePasswordRequest>;

/** Answer of calls that only say that they were done. */
export const doneAnswer = v.object({ success: v.literal(true) });
