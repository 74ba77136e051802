import * as v from 'valibot';
import { PART_NUMBER_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import { neededText } from '../requestValues.ts';
import { id } from '../wire.ts';
import { NUMBERS_PER_CALL } from './schema.ts';

// Apart from the responses: only the back end checks requests, the portal takes their types.

/**
 * POST /part_numbers: each number then names its product; null removes it. The others stay as they are, so a repeat changes
 * nothing.
 */
export const partNumbersRequest = v.object({
  part_numbers: v.pipe(
    v.array(v.object({ number: neededText(PART_NUMBER_MAX_LENGTH), product_id: v.nullable(id) })),
    v.minLength(1),
    v.maxLength(NUMBERS_PER_CALL),
  ),
});
export type PartNumbersRequest = v.InferInput<typeof partNumbersRequest>;
