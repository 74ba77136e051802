import * as v from 'valibot';
import { setting } from '../tenant/schema.ts';
import { flag } from '../wire.ts';
import { lenientList, looseId, looseNumber } from '../wireValues.ts';

/** GET /payment_settings: settings by name, as of the company (rules: Payment-method charge). */
export const paymentSettingsResponse = v.object({
  success: v.literal(true),
  settings: v.record(v.string(), setting),
});

/** The charge (`is_charge`) or reduction of a payment method. */
export const chargeWire = v.object({ is_charge: flag, charge: looseNumber, is_charge_percent: flag });

/**
 * Without zones a method ships everywhere. `free_minimum` replaces the company's free-shipping minimum for this method;
 * 0 means never free, absent the company's.
 */
export const shippingMethodWire = v.object({
  code: v.string(),
  name: v.string(),
  rule_id: looseId,
  fixed: looseNumber,
  percent: looseNumber,
  free_minimum: looseNumber,
  zones: v.optional(lenientList(v.string()), []),
});

/**
 * GET /company_settings?settings=payment_charge,shipping_methods,sales_terms: only the named groups are returned (all
 * groups except payment_charge are this portal's own).
 */
export const companySettingsResponse = v.object({
  success: v.literal(true),
  settings: v.object({
    payment_charge: v.optional(
      v.object({
        credit_card: v.fallback(v.optional(chargeWire), undefined),
        bank_account: v.fallback(v.optional(chargeWire), undefined),
      }),
    ),
    shipping_methods: v.optional(lenientList(shippingMethodWire)),
    sales_terms: v.optional(
      lenientList(v.object({ value: v.string(), label: v.string(), days: looseNumber })),
    ),
  }),
});
export type CompanySettingsWire = v.InferInput<typeof companySettingsResponse>['settings'];
