import * as v from 'valibot';
import { TRANSACTION_NUMBER_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import { opaqueDataWire, paymentIdWire, paymentRequestEntries } from '../history/paymentSchema.ts';
import { visitRequest } from '../history/visitSchema.ts';
import { limitedText, NAME_MAX_LENGTH, oneLine, orderNumberText, requestNumber } from '../requestValues.ts';
import { id } from '../wire.ts';

const { payment_id, amount_paid, token, saved_method_id, should_save_card } = paymentRequestEntries;
const WEB = ['http:', 'https:'];
/** An address of the web: `blob:` has the origin of a page, and leads elsewhere. */
const address = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.check((text) => WEB.includes(URL.parse(text)?.protocol ?? ''), 'an address of the web is needed'),
);

/** POST /authorizenet/authorize_only: reserves the amount; POST /rest/visitSync records and keeps it. */
export const authorizeOnlyRequest = v.object({
  transaction: visitRequest,
  cardPaymentPayload: v.object({
    order_number: orderNumberText,
    payment_id,
    amount_paid,
    token,
    saved_method_id,
    should_save_card,
  }),
});

/** POST /payu/tokenize. The only call that carries a card number; the server keeps and logs none of it. */
export const tokenizeRequest = v.object({
  card: v.object({
    number: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
    name: limitedText(NAME_MAX_LENGTH),
    /** YYYY/MM */
    expiration: v.pipe(v.string(), v.regex(/^\d{4}\/(0[1-9]|1[0-2])$/)),
    /** PayU's name of the brand: VISA, MASTERCARD, AMEX, DINERS, CODENSA. */
    payment_method: limitedText(NAME_MAX_LENGTH),
    /** The payer's number of identity or tax number. */
    identification: limitedText(NAME_MAX_LENGTH),
  }),
});
export const tokenizeResponse = v.object({ success: v.literal(true), tokenizedCard: opaqueDataWire });

/**
 * POST /payu/capture, /openpay/capture and /openpay/capture_public: charges, and records `transaction`. The last is used
 * without a user token, with an `api-key` header. The security code is passed on and kept nowhere.
 */
export const captureRequest = v.object({
  transaction: visitRequest,
  tokenizedCard: v.object({
    payment_id,
    amount_paid,
    token,
    saved_method_id,
    should_save_card,
    security_code: v.nullish(v.pipe(v.string(), v.regex(/^\d{3,4}$/)), null),
    installments: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36)), 1),
    device_session_id: limitedText(NAME_MAX_LENGTH),
  }),
  /** Where the browser comes back to after 3-D Secure: an address of the portal or of a registered parent. */
  redirect_url: v.nullish(address, null),
});

/** POST /openpay/pse and /openpay/pse_public: a bank transfer on the bank's own page. */
export const pseRequest = v.object({
  transaction: visitRequest,
  redirect_url: address,
  payment_id,
  amount_paid,
});

/**
 * PATCH /invoices/{id}: the charge of a method before an invoice is paid. 409 `balance_changed` when the amounts aren't
 * today's.
 */
export const invoiceChargeRequest = v.object({
  invoice_netvalue: requestNumber,
  invoice_balance: requestNumber,
  payment_method_charge: requestNumber,
  payment_method_charge_is_percent: v.optional(v.nullable(v.boolean()), false),
  payment_method_charge_json_data: limitedText(2_000),
  payment_method_charge_amount: requestNumber,
});

/** POST /payments/payu_check: the query of the page that PayU returned to. 422 `missing_reference`, `unable_read_status`. */
export const payuCheckRequest = v.object({
  query: v.pipe(v.record(v.string(), v.pipe(v.string(), v.maxLength(1_000))), v.maxEntries(80)),
});

/** POST /payments/result: a payment after a return without login, by the nonce of the return address; amount and status only. */
export const paymentResultRequest = v.object({
  payment_id: paymentIdWire,
  nonce: v.pipe(v.string(), v.maxLength(100)),
});

export const savedMethodRequest = v.object({ id: v.pipe(v.string(), v.maxLength(64)) });

/** POST /payment_links/revoke: `payment_link_id` of a transaction. */
export const revokePaymentLinkRequest = v.object({ payment_link_id: v.pipe(v.string(), v.maxLength(512)) });

/** POST /payment_links/send: e-mails the link that pays an invoice to its customer. */
export const sendPaymentLinkRequest = v.object({
  company_id: id,
  transaction_number: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(TRANSACTION_NUMBER_MAX_LENGTH),
    oneLine,
  ),
  recaptchaToken: v.nullish(v.pipe(v.string(), v.maxLength(5_000)), null),
});
export type SendPaymentLinkRequest = v.InferInput<typeof sendPaymentLinkRequest>;
