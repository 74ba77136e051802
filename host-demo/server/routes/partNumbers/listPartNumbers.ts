import type { FastifyInstance } from 'fastify';
import { partNumbersResponse } from '../../../../src/api/partNumbers/schema.ts';
import type { Context } from '../../context.ts';
import { toResponse } from '../../wire.ts';

/** GET /part_numbers: the client's own numbers of products, as they were written. Customers only. */
export const listPartNumbers = (app: FastifyInstance, { access, database }: Context): void => {
  app.get('/part_numbers', async (request) => {
    const { customer } = await access.customer(request);
    const rows = await database
      .selectFrom('part_numbers')
      .select(['number', 'product_id'])
      .where('company_id', '=', customer.companyId)
      .where('client_id', '=', customer.clientId)
      .orderBy('folded')
      .execute();
    return toResponse(partNumbersResponse, { success: true, part_numbers: rows });
  });
};
