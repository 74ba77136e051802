import * as v from 'valibot';
import { chargeWire } from '../checkout/settingsSchema.ts';
import { looseText } from '../wire.ts';
import { lenientList, looseNumber } from '../wireValues.ts';

/**
 * GET /payment_form/{id}: the invoice of an unguessable link, and what paying it needs. No login. 404
 * `invalid_transaction` "Invalid transaction ID (no invoice or collection found)"; 429 after too many wrong ids.
 */
export const paymentFormResponse = v.object({
  success: v.literal(true),
  /** Sent as the `api-key` header of the calls that pay this invoice; ends after an hour. */
  api_key: v.string(),
  client_id: v.number(),
  client_name: looseText,
  invoice: v.object({
    id: v.string(),
    transaction_number: v.string(),
    transaction_date: v.string(),
    due_date: v.fallback(v.nullish(v.string(), null), null),
    currency_code: v.string(),
    netvalue: looseNumber,
    balance: looseNumber,
  }),
  payment_gateway: v.optional(
    lenientList(v.object({ platform: v.string(), public_key: looseText, access_token: looseText })),
    [],
  ),
  settings: v.record(v.string(), v.string()),
  payment_charge: v.object({
    credit_card: v.fallback(v.optional(chargeWire), undefined),
    bank_account: v.fallback(v.optional(chargeWire), undefined),
  }),
  /** Whether a captcha must be solved before the card step (POST /payment_form/{id} {recaptchaToken}). */
  needs_captcha: v.fallback(v.boolean(), false),
});
