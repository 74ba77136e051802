import * as v from 'valibot';
import { id } from './wire.ts';

/** Wire schemas for numbers and lists, used after the login only. */

/** Unchanged; anything but a number or text is refused. */
const numberOrText = v.optional(v.nullable(v.union([v.number(), v.string()])), null);

/** Unchanged. `toDecimal` in domain/numbers decides whether it is numeric. */
export const looseNumber = v.fallback(numberOrText, null);

export const looseId = v.fallback(v.optional(v.nullable(id), null), null);

export const lenientList = <const Row extends v.GenericSchema>(row: Row) =>
  v.pipe(
    v.custom<v.InferInput<Row>[]>(Array.isArray),
    v.transform((rows) =>
      rows.flatMap((item): v.InferOutput<Row>[] => {
        const parsed = v.safeParse(row, item);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );

const errorCode = v.fallback(
  v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty()),
  'error',
);
const errorMessage = v.union([
  v.string(),
  v.pipe(
    v.object({ message: v.string() }),
    v.transform((error) => error.message),
  ),
]);

/**
 * The error response of every call (rules: Requests): `success: false`, or an error without `success`, as order placement
 * answers in some systems. `line` is the position of the refused line in the sent list, from 1.
 */
export const errorResponse = v.union([
  v.pipe(
    v.object({
      success: v.literal(false),
      error: v.fallback(errorMessage, ''),
      message: v.fallback(v.string(), ''),
      code: errorCode,
      line: looseId,
      captcha: v.optional(v.unknown()),
    }),
    v.transform(({ message, error, ...response }) => ({ ...response, error: error || message })),
  ),
  v.object({
    success: v.nullish(v.literal(false), false),
    error: v.pipe(errorMessage, v.nonEmpty()),
    code: errorCode,
    line: looseId,
  }),
]);

/** The body of an error status, where a message alone is an error too; it has no code. */
export const failedResponse = v.union([
  errorResponse,
  v.pipe(
    v.object({ message: v.pipe(v.string(), v.nonEmpty()) }),
    v.transform(({ message }) => ({ error: message, line: null })),
  ),
]);
export type ErrorResponse = v.InferOutput<typeof errorResponse>;
