import * as v from 'valibot';
import { highlight } from '../catalogue/schema.ts';

/** What a search without results asks for: other spellings, and how many products there are without each filter. */
export const alternativesResponse = v.object({
  timed_out: v.optional(v.boolean(), false),
  hits: v.object({ total: v.number(), hits: v.array(v.object({ _id: v.string(), highlight })) }),
  aggregations: v.optional(v.record(v.string(), v.object({ doc_count: v.number() })), {}),
});
