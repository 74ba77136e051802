import * as v from 'valibot';
import { id } from '../wire.ts';
import { lenientList } from '../wireValues.ts';

/** Of one POST /part_numbers. */
export const NUMBERS_PER_CALL = 500;

/** GET /part_numbers: the client's own numbers of products; several may name one product. */
export const partNumbersResponse = v.object({
  success: v.literal(true),
  part_numbers: lenientList(v.object({ number: v.string(), product_id: id })),
});
