import * as v from 'valibot';
import { id } from './wire.ts';

/** Building blocks of the wire schemas behind the login: numbers and lists, as lenient as those in wire.ts. */

/** A number or a numeric text exactly as sent, for requests: anything else is refused. */
export const sentNumber = v.optional(v.nullable(v.union([v.number(), v.string()])), null);

/** A number or a numeric text exactly as it came; `toDecimal` in domain/numbers decides whether it counts. */
export const looseNumber = v.fallback(sentNumber, null);

/** An identifier, or another whole number, that may be absent; null for what is none. */
export const looseId = v.fallback(v.optional(v.nullable(id), null), null);

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
