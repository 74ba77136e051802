import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { availabilityResponse } from '../../../../src/api/inventory/schema.ts';
import type { Context } from '../../context.ts';
import { atLeastZero, exact } from '../../pricing/numbers.ts';
import { allowedIds } from '../../session/authorise.ts';
import { idList, parseRequest, toResponse } from '../../wire.ts';

const query = v.object({ product_id: idList });

/**
 * GET /availability?product_id=1,2: stock by warehouse in base units; 0 when more was ordered than there is. For customers
 * and visitors.
 */
export const availability = (app: FastifyInstance, { access, database }: Context): void => {
  app.get('/availability', async (request) => {
    const caller = await access.customerOrVisitor(request);
    const ids = allowedIds(caller, parseRequest(query, request.query).product_id);
    const stock =
      ids.length === 0
        ? []
        : await database
            .selectFrom('stock')
            .innerJoin('warehouses', (join) =>
              join
                .onRef('warehouses.company_id', '=', 'stock.company_id')
                .onRef('warehouses.id', '=', 'stock.warehouse_id'),
            )
            .select([
              'stock.product_id',
              'stock.warehouse_id',
              'warehouses.name as warehouse_name',
              'stock.quantity',
            ])
            .where('stock.company_id', '=', caller.company.company_id)
            .where('stock.product_id', 'in', ids)
            .orderBy('stock.product_id')
            .orderBy('stock.warehouse_id')
            .execute();
    return toResponse(availabilityResponse, {
      success: true,
      availability: stock.map((row) => ({ ...row, quantity: atLeastZero(exact(row.quantity)).toNumber() })),
    });
  });
};
