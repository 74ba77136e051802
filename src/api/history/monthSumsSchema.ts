import * as v from 'valibot';
import { looseNumber } from '../wireValues.ts';

const MONTH = /^\d{4}-\d{2}$/;

/** GET /transactions/months: `month` is yyyy-mm, `amount` null for customers without prices. */
export const monthSumsResponse = v.object({
  success: v.literal(true),
  months: v.array(
    v.object({
      month: v.pipe(v.string(), v.regex(MONTH)),
      count: v.pipe(v.number(), v.integer(), v.minValue(0)),
      amount: looseNumber,
    }),
  ),
});
