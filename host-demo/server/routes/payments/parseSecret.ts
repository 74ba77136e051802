import * as v from 'valibot';
import { invalidRequest } from '../../refusal.ts';

/** Parses a request with card data. Throws 400 `invalid_request` with the field's name only, never with what was sent. */
export const parseSecret = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> => {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw invalidRequest(`${v.getDotPath(parsed.issues[0]) ?? 'request'}: is not valid`);
};
