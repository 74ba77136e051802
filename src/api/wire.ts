import * as v from 'valibot';

/**
 * Building blocks of the wire schemas. A back office sends numbers as numbers or as text, and leaves fields out or null:
 * these accept what is usual and keep the rest of the portal free of such cases.
 */

/** A number or a numeric text exactly as sent; `toDecimal` in domain/numbers decides whether it counts. */
export const looseNumber = v.optional(v.nullable(v.union([v.number(), v.string()])), null);

/** A text that may be absent; absent, null and numbers become text, so that screens never meet null. */
export const looseText = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  v.transform((value) => (value === null ? '' : String(value))),
);

/** Identifiers are whole numbers; some systems send them as digits in a text. */
export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/))]),
  v.transform(Number),
  v.integer(),
);

/** A switch on the wire: 0/1, true/false, "TRUE"/"FALSE"; anything else is false. */
export const flag = v.pipe(
  v.optional(v.nullable(v.union([v.boolean(), v.number(), v.string()])), false),
  v.transform(
    (value) => value === true || value === 1 || value === '1' || String(value).toUpperCase() === 'TRUE',
  ),
);

/** The one shape of every error a back office answers with (specification §8; `code` is machine-readable). */
export const errorAnswer = v.object({
  success: v.literal(false),
  error: v.string(),
  code: v.optional(v.string(), 'error'),
});
export type ErrorAnswer = v.InferOutput<typeof errorAnswer>;
