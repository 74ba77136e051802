import * as v from 'valibot';
import { lastPurchaseWire } from '../catalogue/lastPurchaseSchema.ts';
import { lenientList } from '../wireValues.ts';

export const lastPurchasesResponse = v.object({
  success: v.literal(true),
  purchases: lenientList(lastPurchaseWire),
});
