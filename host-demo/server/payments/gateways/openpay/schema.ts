import * as v from 'valibot';

const text = v.optional(
  v.pipe(
    v.nullable(v.union([v.string(), v.number()])),
    v.transform((value) => (value === null ? '' : String(value))),
  ),
  '',
);

const card = v.object({
  id: text,
  brand: text,
  card_number: text,
  expiration_year: text,
  expiration_month: text,
});

export const chargeWire = v.object({
  id: v.string(),
  status: v.string(),
  order_id: text,
  method: text,
  error_message: text,
  amount: v.optional(v.number(), 0),
  refund: v.nullish(v.object({ amount: v.optional(v.number(), 0) })),
  card: v.nullish(card),
  payment_method: v.nullish(v.object({ type: text, url: text })),
});
export type Charge = v.InferOutput<typeof chargeWire>;

export const savedCardWire = v.object({ ...card.entries, id: v.pipe(v.string(), v.nonEmpty()) });

export const errorWire = v.object({ error_code: v.number(), description: text });

/** A webhook: its transaction is read again before it is believed. */
export const webhookWire = v.object({
  type: v.string(),
  transaction: v.object({ order_id: v.pipe(v.string(), v.nonEmpty()) }),
});
