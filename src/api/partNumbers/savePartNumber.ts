import { successResponse } from '../access/schema.ts';
import type { Http } from '../calls.ts';
import type { PartNumbersRequest } from './requestSchema.ts';

/** An own number of the client's for a product; the number then names no other. Null forgets it. Throws {@link CallError}. */
export const savePartNumber = async (http: Http, number: string, productId: number | null): Promise<void> => {
  const body: PartNumbersRequest = { part_numbers: [{ number, product_id: productId }] };
  await http.send({
    service: 'api',
    method: 'POST',
    path: '/part_numbers',
    body,
    response: successResponse,
    repeatable: true,
  });
};
