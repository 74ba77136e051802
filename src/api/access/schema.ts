import * as v from 'valibot';
import { flag, id, looseText } from '../wire.ts';
import { lenientList, looseId, looseNumber } from '../wireValues.ts';

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

const subCustomerWire = v.object({
  id,
  code: looseText,
  name: v.string(),
  branch_name: looseText,
  ...shippingAddressWire.entries,
});

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
    lenientList(v.object({ platform: v.string(), public_key: looseText, access_token: looseText })),
    [],
  ),
  mobile_user: v.optional(lenientList(v.object({ id, login: v.string(), email: looseText })), []),
  ship_address: looseText,
  ship_address2: looseText,
  ship_address3: looseText,
  ship_address4: looseText,
  ship_address_city: looseText,
  ship_address_state: looseText,
  zipcode: looseText,
  country: looseText,
  /** `id`: the customer has entered it; those of the back office have none. At most one is the default instead of the main address. */
  shipping_address_list: v.optional(
    lenientList(v.object({ ...shippingAddressWire.entries, id: looseText, is_default: flag })),
    [],
  ),
  sub_customers: v.optional(lenientList(subCustomerWire), []),
  force_show_price: flag,
  products: v.optional(v.nullable(lenientList(id)), null),
  require_order_approval: flag,
  can_approve_orders: flag,
  /** Chosen by the customer; empty before. */
  language: looseText,
});
export type UserWire = v.InferInput<typeof userWire>;

export const sessionResponse = v.object({
  success: v.literal(true),
  user: userWire,
  token: v.string(),
  token_firebase: v.optional(v.nullable(v.string()), null),
  /**
   * Whether the token was issued to a portal inside a parent app. The portal knows it from its environment (rules:
   * Session).
   */
  embeded: flag,
  expires_at: v.number(),
});
export type SessionResponse = v.InferInput<typeof sessionResponse>;

/** POST {api}/users/refresh. */
export const refreshResponse = v.union([sessionResponse, v.object({ success: v.literal(false) })]);
export type RefreshResponse = v.InferOutput<typeof refreshResponse>;

export const successResponse = v.object({ success: v.literal(true) });
