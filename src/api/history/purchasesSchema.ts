import * as v from 'valibot';
import { looseText } from '../wire.ts';
import { looseNumber } from '../wireValues.ts';
import { transactionKindWire } from './transactionKindSchema.ts';

const MONTH = /^\d{4}-\d{2}$/;

/** `quantity` counts `unit_of_measure`; `price` is per base unit, null for customers without prices. */
const purchaseWire = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  kind: transactionKindWire,
  transaction_number: looseText,
  transaction_date: v.pipe(v.string(), v.isoDate()),
  quantity: looseNumber,
  unit_of_measure: looseText,
  price: looseNumber,
});

/**
 * GET /products/{id}/purchases. `count`: the documents with the product; `months`: its quantity in base units in each of the last twelve
 * months (yyyy-mm), oldest first, where months without may be left out; `purchases`: the last three, newest first.
 */
export const purchasesResponse = v.object({
  success: v.literal(true),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  months: v.array(v.object({ month: v.pipe(v.string(), v.regex(MONTH)), quantity: looseNumber })),
  purchases: v.array(purchaseWire),
});
