import type { FastifyInstance } from 'fastify';
import { partNumbersResponse } from '../../../../src/api/partNumbers/schema.ts';
import type { Context } from '../../context.ts';
import { allowedIds } from '../../session/authorise.ts';
import { toResponse } from '../../wire.ts';

/**
 * GET /part_numbers: the client's own numbers of the products that the caller may order, as they were written. Customers only.
 */
export const listPartNumbers = (app: FastifyInstance, { access, database }: Context): void => {
  app.get('/part_numbers', async (request) => {
    const caller = await access.customer(request);
    const { companyId, clientId } = caller.customer;
    const rows = await database
      .selectFrom('part_numbers')
      .select(['number', 'product_id'])
      .where('company_id', '=', companyId)
      .where('client_id', '=', clientId)
      .orderBy('folded')
      .execute();
    const allowed = new Set(
      allowedIds(
        caller,
        rows.map(({ product_id }) => product_id),
      ),
    );
    const part_numbers = rows.filter(({ product_id }) => allowed.has(product_id));
    return toResponse(partNumbersResponse, { success: true, part_numbers });
  });
};
