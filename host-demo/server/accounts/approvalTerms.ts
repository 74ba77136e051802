import * as v from 'valibot';
import { id } from '../../../src/api/wire.ts';

const LONGEST_TERMS = 365;
const DEAREST = 1_000;

/**
 * What the company's staff decides for a new client. `payterm_days`: 0 means paying with the order. `credit_limit`: of unpaid amounts, in the
 * company's currency; null for none; it counts with terms only. `price_percent`: difference from the list price, negative is cheaper.
 * `price_list_id`: the company's own number of a price list, which orders carry. What is absent is what a stranger gets: no terms, a limit
 * of 0, list prices.
 */
export const approvalTerms = v.strictObject({
  payterm_days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LONGEST_TERMS)), 0),
  credit_limit: v.optional(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))), 0),
  price_percent: v.optional(v.pipe(v.number(), v.gtValue(-100), v.maxValue(DEAREST)), 0),
  price_list_id: v.optional(v.nullable(id), null),
});
export type ApprovalTerms = v.InferOutput<typeof approvalTerms>;

export const USUAL_TERMS: ApprovalTerms = v.getDefaults(approvalTerms);
