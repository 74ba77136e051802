import * as v from 'valibot';
import { id, looseText, sentText } from '../wire.ts';
import { looseId, looseNumber, rowsOf, sentNumber } from '../wireValues.ts';

/** A product that is suggested: so many of the unit `units`; no unit: pieces. */
const suggestionWire = {
  product_id: id,
  product_name: looseText,
  product_code: looseText,
  units: looseText,
};

/** An order that the company recommends to one customer. `id` is opaque: it stands in links. */
const recommendationWire = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  customer_id: id,
  date: looseText,
  note: looseText,
  products: rowsOf(v.object({ ...suggestionWire, recommended_quantity: looseNumber })),
});
export type RecommendationWire = v.InferInput<typeof recommendationWire>;

/** POST /orders/recommendation (specification §7); `recommendation` asks for the one that a link names. */
export const recommendationRequest = v.object({
  customer_id: id,
  recommendation: v.optional(v.pipe(v.string(), v.maxLength(100))),
});
/** The error "Not data" says that there is none; some systems send it without `success`. */
export const recommendationAnswer = v.union([
  v.object({ success: v.literal(true), recommendations: rowsOf(recommendationWire) }),
  v.object({ error: v.literal('Not data') }),
]);

/** POST /smart-orders/get: what the customer usually buys about now. */
export const smartOrderRequest = v.object({ customer_id: id });
export const smartOrderAnswer = v.object({
  success: v.literal(true),
  /** Most often bought first. `usual_days` lie between two purchases; `last_date` is yyyy-mm-dd. */
  smart_order: rowsOf(
    v.object({
      ...suggestionWire,
      quantity: looseNumber,
      times_bought: looseId,
      usual_days: looseId,
      last_date: looseText,
    }),
  ),
});

/** What became of a recommendation in an order (specification §3, Recommendation metric row). Quantities in base units. */
const metricRowWire = v.object({
  source: v.literal('e-commerce'),
  product_id: id,
  recommended_quantity: sentNumber,
  transaction_quantity: sentNumber,
  selection_section: sentText,
  product_name: sentText,
  product_code: sentText,
  transaction_number: v.pipe(v.string(), v.nonEmpty()),
  transaction_id: v.pipe(v.string(), v.nonEmpty()),
  client_name: sentText,
  client_code: sentText,
  client_id: id,
  transaction_date: v.string(),
});
export type MetricRowWire = v.InferInput<typeof metricRowWire>;

/** POST /orders/recommendation_metrics: rows of an order, one a product; a repeat changes nothing. */
export const metricsRequest = v.pipe(v.array(metricRowWire), v.minLength(1), v.maxLength(5000));
