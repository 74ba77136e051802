import type { PartNumber } from '../../domain/partNumbers/partNumbers.ts';
import type { Http } from '../calls.ts';
import { partNumbersResponse } from './schema.ts';

/** All own numbers of the customer's. Throws {@link CallError}. */
export const loadPartNumbers = async (http: Http): Promise<PartNumber[]> => {
  const { part_numbers } = await http.send({
    service: 'api',
    method: 'GET',
    path: '/part_numbers',
    response: partNumbersResponse,
  });
  return part_numbers.map(({ number, product_id }) => ({ number, productId: product_id }));
};
