import * as v from 'valibot';
import { MATCH_STEPS } from '../../domain/quickOrder/codeMatch.ts';
import { productWire } from '../catalogue/schema.ts';
import { id } from '../wire.ts';
import { lenientList } from '../wireValues.ts';

/** How many codes one call asks at most. */
export const CODES_PER_CALL = 500;

/**
 * POST {productApi}/products/by_codes: one entry for each asked code, in the order asked; `products` has each product that
 * an entry names, once.
 */
export const codeMatchesResponse = v.object({
  success: v.literal(true),
  matches: v.array(
    v.object({ code: v.string(), step: v.nullable(v.picklist(MATCH_STEPS)), product_ids: v.array(id) }),
  ),
  products: lenientList(productWire),
});
