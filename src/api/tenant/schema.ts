import * as v from 'valibot';
import { flag, id, looseId, looseNumber, looseText, rowsOf } from '../wire.ts';

/** POST {companyApi}/company: how a portal asks which company its host belongs to (specification §7). */
export const companyRequest = v.object({
  subdomain: v.pipe(v.string(), v.nonEmpty(), v.maxLength(63)),
  hostname: v.pipe(v.string(), v.maxLength(253)),
});
export type CompanyRequest = v.InferOutput<typeof companyRequest>;

const setting = v.fallback(v.nullable(v.union([v.string(), v.number(), v.boolean()])), null);

/** The company as the wire names it (specification §3, Company). */
export const companyWire = v.object({
  company_id: id,
  name: v.string(),
  alias: v.string(),
  logo: looseText,
  images_name: looseText,
  favicon: looseText,
  web_template: v.optional(v.object({ color: looseText }), { color: '' }),
  settings: v.optional(v.record(v.string(), setting), {}),
  currency_code: v.optional(v.string(), 'USD'),
  locale_code: v.optional(v.string(), 'en-US'),
  phone: looseText,
  email: looseText,
  notifications_email: looseText,
  open_portal: flag,
  full_order_number: flag,
  categories_to_hide: v.optional(v.array(v.string()), []),
  products: v.optional(v.nullable(v.array(id)), null),
});
export type CompanyWire = v.InferInput<typeof companyWire>;

export const companyAnswer = v.object({ success: v.literal(true), company: companyWire });

/** GET /payment_settings: the gateways' public side; private keys never leave the back office. */
export const paymentSettingsAnswer = v.object({
  success: v.literal(true),
  settings: v.record(v.string(), setting),
});

/** What one way of paying adds (`is_charge`) or takes off (specification §3, Payment-method charge). */
export const chargeWire = v.object({ is_charge: flag, charge: looseNumber, is_charge_percent: flag });

/** A way of shipping: its rule (fixed and/or percent) and the states it reaches (none named: everywhere). */
export const shippingMethodWire = v.object({
  code: v.string(),
  name: v.string(),
  rule_id: looseId,
  fixed: looseNumber,
  percent: looseNumber,
  zones: v.optional(rowsOf(v.string()), []),
});

/**
 * GET /company_settings?settings=payment_charge,shipping_methods,sales_terms: only the named groups are answered
 * (specification §7; the groups beside payment_charge are this portal's own).
 */
export const companySettingsAnswer = v.object({
  success: v.literal(true),
  settings: v.object({
    payment_charge: v.optional(
      v.object({
        credit_card: v.fallback(v.optional(chargeWire), undefined),
        bank_account: v.fallback(v.optional(chargeWire), undefined),
      }),
    ),
    shipping_methods: v.optional(rowsOf(shippingMethodWire)),
    sales_terms: v.optional(v.array(v.object({ value: v.string(), label: v.string(), days: looseNumber }))),
  }),
});
export type CompanySettingsWire = v.InferInput<typeof companySettingsAnswer>['settings'];
