import * as v from 'valibot';

/**
 * Building blocks of the wire schemas. A back office sends numbers as numbers or as text, and leaves fields out or null:
 * these accept what is usual and keep the rest of the portal free of such cases. In answers, what isn't even that (a list
 * where a text belongs) counts as absent and costs only itself; what is sent is read by {@link sentText}, which refuses it.
 * Numbers and lists are in wireValues.ts: the login needs none, and waits for each byte of this.
 */

/** A text that may be absent, for requests; absent, null and numbers become text. */
export const sentText = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  v.transform((value) => (value === null ? '' : String(value))),
);

/** A text that may be absent; absent, null and numbers become text, so that screens never meet null. */
export const looseText = v.fallback(sentText, '');

/** Identifiers are whole numbers; some systems send them as digits in a text. */
export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/))]),
  v.transform(Number),
  v.integer(),
);

/** A switch on the wire: 0/1, true/false, "TRUE"/"FALSE"; anything else is false. */
export const flag = v.fallback(
  v.pipe(
    v.optional(v.nullable(v.union([v.boolean(), v.number(), v.string()])), false),
    v.transform(
      (value) => value === true || value === 1 || value === '1' || String(value).toUpperCase() === 'TRUE',
    ),
  ),
  false,
);

/** The one shape of every error a back office answers with (specification §8; `code` is machine-readable). */
export const errorAnswer = v.object({
  success: v.literal(false),
  error: v.string(),
  code: v.optional(v.string(), 'error'),
});
export type ErrorAnswer = v.InferOutput<typeof errorAnswer>;
