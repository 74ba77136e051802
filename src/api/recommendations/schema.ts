import * as v from 'valibot';
import {
  CODE_MAX_LENGTH,
  limitedText,
  NAME_MAX_LENGTH,
  orderNumberText,
  requestNumber,
} from '../requestValues.ts';
import { id, looseText } from '../wire.ts';
import { lenientList, looseId, looseNumber } from '../wireValues.ts';

/** `units` is a unit code; empty means pieces. */
const suggestionWire = {
  product_id: id,
  product_name: looseText,
  product_code: looseText,
  units: looseText,
};

const recommendationWire = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  customer_id: id,
  date: looseText,
  note: looseText,
  products: lenientList(v.object({ ...suggestionWire, recommended_quantity: looseNumber })),
});
export type RecommendationWire = v.InferInput<typeof recommendationWire>;

/** The error "Not data" means that there is none. Some systems send it without `success`. */
export const recommendationResponse = v.union([
  v.object({ success: v.literal(true), recommendations: lenientList(recommendationWire) }),
  v.object({ error: v.literal('Not data') }),
]);

export const smartOrderResponse = v.object({
  success: v.literal(true),
  smart_order: lenientList(
    v.object({
      ...suggestionWire,
      quantity: looseNumber,
      times_bought: looseId,
      usual_days: looseId,
      last_date: looseText,
    }),
  ),
});

/** Quantities are in base units. */
export const metricRowWire = v.object({
  source: v.literal('e-commerce'),
  product_id: id,
  recommended_quantity: requestNumber,
  transaction_quantity: requestNumber,
  selection_section: limitedText(CODE_MAX_LENGTH),
  product_name: limitedText(NAME_MAX_LENGTH),
  product_code: limitedText(NAME_MAX_LENGTH),
  transaction_number: orderNumberText,
  transaction_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(NAME_MAX_LENGTH)),
  client_name: limitedText(NAME_MAX_LENGTH),
  client_code: limitedText(NAME_MAX_LENGTH),
  client_id: id,
  transaction_date: v.pipe(v.string(), v.maxLength(CODE_MAX_LENGTH)),
});
export type MetricRowWire = v.InferInput<typeof metricRowWire>;

const relatedWire = v.object({ product_id: id, product_code: looseText, product_name: looseText });

/** GET /products/{id}/related. */
export const relatedResponse = v.object({
  success: v.literal(true),
  bought_together: lenientList(relatedWire),
  substitutes: lenientList(relatedWire),
});
