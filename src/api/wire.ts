import * as v from 'valibot';

/**
 * Building blocks of the wire schemas. A back office sends numbers as numbers or as text, and leaves fields out or null:
 * these accept what is usual and keep the rest of the portal free of such cases. In answers, what isn't even that (a list
 * where a number belongs) counts as absent and costs only itself; what is sent is read by {@link sentNumber} and
 * {@link sentText}, which refuse it.
 */

/** A number or a numeric text exactly as sent, for requests: anything else is refused. */
export const sentNumber = v.optional(v.nullable(v.union([v.number(), v.string()])), null);

/** A text that may be absent, for requests; absent, null and numbers become text. */
export const sentText = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  v.transform((value) => (value === null ? '' : String(value))),
);

/** A number or a numeric text exactly as it came; `toDecimal` in domain/numbers decides whether it counts. */
export const looseNumber = v.fallback(sentNumber, null);

/** A text that may be absent; absent, null and numbers become text, so that screens never meet null. */
export const looseText = v.fallback(sentText, '');

/** Identifiers are whole numbers; some systems send them as digits in a text. */
export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/))]),
  v.transform(Number),
  v.integer(),
);

/** An identifier, or another whole number, that may be absent; null for what is none. */
export const looseId = v.fallback(v.optional(v.nullable(id), null), null);

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

/** A list of an answer without the rows that can't be read: a bad row costs only itself. */
export const rowsOf = <const Row extends v.GenericSchema>(row: Row) =>
  v.pipe(
    v.custom<v.InferInput<Row>[]>(Array.isArray),
    v.transform((rows) =>
      rows.flatMap((each): v.InferOutput<Row>[] => {
        const read = v.safeParse(row, each);
        return read.success ? [read.output] : [];
      }),
    ),
  );

/** The one shape of every error a back office answers with (specification §8; `code` is machine-readable). */
export const errorAnswer = v.object({
  success: v.literal(false),
  error: v.string(),
  code: v.optional(v.string(), 'error'),
});
export type ErrorAnswer = v.InferOutput<typeof errorAnswer>;
