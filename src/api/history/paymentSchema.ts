import * as v from 'valibot';
import { JSON_MAX_LENGTH, limitedText, NAME_MAX_LENGTH, requestNumber } from '../requestValues.ts';
import { flag, id, looseText } from '../wire.ts';
import { lenientList, looseNumber } from '../wireValues.ts';
import { transactionKindWire } from './transactionKindSchema.ts';

/**
 * Made by the portal when a payment form opens, and kept until its result is known: the key of the payment at the back office and at
 * the provider (invoiceNumber, referenceCode, order_id). 20 characters of Crockford's base 32, because Authorize.Net takes no more.
 */
export const paymentIdWire = v.pipe(v.string(), v.regex(/^[0-9a-hjkmnp-tv-z]{20}$/));

/** `payform` of a collection, and the method of a charge. */
const payformWire = v.picklist(['credit_card', 'bank_account']);

/** Authorize.Net's opaque data, and the tokens of the other providers, whose descriptor is empty. */
export const opaqueDataWire = v.object({
  descriptor: v.pipe(v.optional(v.string(), ''), v.maxLength(100)),
  value: v.pipe(v.string(), v.nonEmpty(), v.maxLength(8_000)),
});

/**
 * What every request that pays says. `amount_paid` is the whole charge in cents (rules: Totals), with the charge or
 * discount of the method; the server computes its own and refuses another (422 `amount_differs`). Either `token` or
 * `saved_method_id`.
 */
export const paymentRequestEntries = {
  payment_id: paymentIdWire,
  payform: payformWire,
  amount_paid: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  token: v.nullish(opaqueDataWire, null),
  saved_method_id: v.nullish(v.pipe(v.string(), v.maxLength(64)), null),
  should_save_card: v.nullish(v.boolean(), false),
};

const collectionDetailWire = v.object({
  payform: payformWire,
  invoice_number: limitedText(NAME_MAX_LENGTH),
  invoice_net_value: requestNumber,
  invoice_balance: requestNumber,
  collected_value: requestNumber,
  /** yyyy-mm-dd */
  reference_date: limitedText(NAME_MAX_LENGTH),
});

/**
 * A payment in the envelope: beside an order or invoice that is placed and paid at once, or alone for invoices that exist. Its sum is
 * `collection_value`, without the charge of the method. `payment` is what the reference back end adds.
 */
export const collectionWire = v.object({
  client_id: v.nullish(id, null),
  collection_value: requestNumber,
  /** yyyy-mm-dd */
  collection_date: limitedText(NAME_MAX_LENGTH),
  currency_code: limitedText(NAME_MAX_LENGTH),
  payment_method_charge: requestNumber,
  payment_method_charge_is_percent: v.optional(v.nullable(v.boolean()), false),
  payment_method_charge_json_data: limitedText(JSON_MAX_LENGTH),
  payment_method_charge_amount: requestNumber,
  detail: v.pipe(v.array(collectionDetailWire), v.maxLength(500)),
  payment: v.nullish(v.object(paymentRequestEntries), null),
});
export type CollectionWire = v.InferInput<typeof collectionWire>;

/**
 * What a customer has to know of a payment's state: `processing` it is at work; `unknown` an answer is lost, and the provider is asked;
 * `pending` the bank's page or the bank is awaited; `held` the provider reviews it, nothing more to do; `paid` charged or
 * authorised, and recorded; `declined`, `failed`, `expired`: nothing was charged; `voided`: recording was refused, the card isn't
 * charged; `refunded`.
 */
const PAYMENT_STATUSES = [
  'processing',
  'unknown',
  'pending',
  'held',
  'paid',
  'declined',
  'failed',
  'expired',
  'voided',
  'refunded',
] as const;

/**
 * Where the money of a `paid` payment is: `authorized` reserved, and charged when the order ships (never for an estimate);
 * `submitted` an eCheck that its bank clears in 3 to 5 business days; `charged`; `returning` it goes back.
 */
const SETTLEMENTS = ['authorized', 'submitted', 'charged', 'returning'] as const;

export const paymentWire = v.object({
  payment_id: v.string(),
  status: v.picklist(PAYMENT_STATUSES),
  /** Why it failed: `declined`, `provider_error`, `card_expired`, `duplicate`, `recording_failed`, …; empty otherwise. */
  code: looseText,
  /** The provider's own message, meant for people; empty otherwise. */
  message: looseText,
  /** Null unless `status` is `paid`, and from a back office that doesn't tell. */
  settlement: v.fallback(v.nullish(v.picklist(SETTLEMENTS), null), null),
  platform: looseText,
  payform: v.fallback(v.nullish(payformWire, null), null),
  currency_code: looseText,
  /** All that is charged, with `charge`, which is negative for a discount. */
  amount: looseNumber,
  charge: looseNumber,
  /** The percentage by which `charge` was calculated; null for a fixed amount, or none. */
  charge_rate: looseNumber,
  brand: looseText,
  last_four: looseText,
  /** Where a pending payment goes on: the bank's page, or 3-D Secure. Null otherwise. */
  redirect_url: v.fallback(v.nullish(v.string(), null), null),
  receipt_number: looseText,
  /** ISO; null until it is paid. */
  paid_at: v.fallback(v.nullish(v.string(), null), null),
  /** In the link to the receipt's PDF, /documents/collection/{encrypted_id}.pdf; empty without one. */
  encrypted_id: looseText,
  transaction: v.fallback(
    v.nullish(
      v.object({
        id: v.string(),
        kind: transactionKindWire,
        transaction_number: v.string(),
        /** yyyy-mm-dd */
        ship_date: v.fallback(v.nullish(v.string(), null), null),
      }),
      null,
    ),
    null,
  ),
  /** The invoices that it pays. `invoice_balance` is what is left today. */
  invoices: v.optional(
    lenientList(
      v.object({
        id: v.string(),
        transaction_number: v.string(),
        collected_value: looseNumber,
        invoice_balance: looseNumber,
      }),
    ),
    [],
  ),
});
export type PaymentWire = v.InferInput<typeof paymentWire>;

/**
 * The answer of every call that pays or asks for a payment, GET /payments/{payment_id} among them. A declined or failed payment is an
 * answer too; an error response means that nothing was sent to a provider.
 */
export const paymentResponse = v.object({ success: v.literal(true), payment: paymentWire });

const savedMethodWire = v.object({
  id: v.string(),
  platform: looseText,
  payform: payformWire,
  brand: looseText,
  last_four: looseText,
  /** MM/YY; empty for bank accounts. */
  expiry: looseText,
  is_default: flag,
  is_expired: flag,
});

/** GET /payment_methods, and the answer of POST /payment_methods/default and /payment_methods/remove {id}. */
export const savedMethodsResponse = v.object({
  success: v.literal(true),
  payment_methods: lenientList(savedMethodWire),
});
