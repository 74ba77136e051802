import * as v from 'valibot';
import type { OrderStepName } from '../../domain/history/orderSteps.ts';
import { flag } from '../wire.ts';

const STEPS = [
  'placed',
  'approved',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly OrderStepName[];

/** `now` is the last step that was reached; `date` is an ISO date-time, null when unknown, and expected with `is_estimated`. */
export const orderStepWire = v.object({
  step: v.picklist(STEPS),
  state: v.picklist(['done', 'now', 'next']),
  date: v.fallback(v.optional(v.nullable(v.string()), null), null),
  is_estimated: flag,
});
export type OrderStepWire = v.InferInput<typeof orderStepWire>;
