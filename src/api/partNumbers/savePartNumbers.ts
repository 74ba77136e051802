import { successResponse } from '../access/schema.ts';
import type { Http } from '../calls.ts';
import type { PartNumbersRequest } from './requestSchema.ts';

/** `productId`: null forgets the number. */
export type PartNumberChange = { number: string; productId: number | null };

/**
 * Own numbers of the client's, at most `NUMBERS_PER_CALL`; each then names this product and no other. Throws {@link CallError}, with the code
 * `too_many_part_numbers` above 20,000, `product_unavailable` for a product that the customer may not order, and `number_is_code` for a
 * number that is another product's code or barcode.
 */
export const savePartNumbers = async (http: Http, changes: readonly PartNumberChange[]): Promise<void> => {
  const body: PartNumbersRequest = {
    part_numbers: changes.map(({ number, productId }) => ({ number, product_id: productId })),
  };
  await http.send({
    service: 'api',
    method: 'POST',
    path: '/part_numbers',
    body,
    response: successResponse,
    repeatable: true,
  });
};
