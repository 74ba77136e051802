import * as v from 'valibot';
import { id } from '../wire.ts';
import { metricRowWire } from './schema.ts';

// Apart from the responses: only the back end checks requests, the portal takes their types.

/** POST /orders/recommendation; `recommendation` selects one by id. */
export const recommendationRequest = v.object({
  customer_id: id,
  recommendation: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

export const smartOrderRequest = v.object({ customer_id: id });

/** POST /orders/recommendation_metrics: one row per product of an order. Repeating it changes nothing. */
export const metricsRequest = v.pipe(v.array(metricRowWire), v.minLength(1), v.maxLength(5000));
