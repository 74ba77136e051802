import * as v from 'valibot';
import { looseText } from '../wire.ts';
import { looseNumber } from '../wireValues.ts';
import { transactionKindWire } from './transactionKindSchema.ts';

/** `quantity` counts `unit_of_measure`; `price` is per base unit, null for customers without prices. */
const purchaseWire = v.object({
  id: v.string(),
  kind: transactionKindWire,
  transaction_number: looseText,
  transaction_date: looseText,
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
  count: v.number(),
  months: v.array(v.object({ month: v.string(), quantity: looseNumber })),
  purchases: v.array(purchaseWire),
});
