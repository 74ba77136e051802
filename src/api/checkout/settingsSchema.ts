import * as v from 'valibot';
import { setting } from '../tenant/schema.ts';
import { flag } from '../wire.ts';
import { looseId, looseNumber, rowsOf } from '../wireValues.ts';

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
