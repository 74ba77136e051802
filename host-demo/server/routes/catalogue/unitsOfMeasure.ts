import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { unitsOfMeasureResponse } from '../../../../src/api/catalogue/unitsSchema.ts';
import type { Context } from '../../context.ts';
import { allowedIds } from '../../session/authorise.ts';
import { idList, parseRequest, toResponse } from '../../wire.ts';

const query = v.object({ product_id: idList });

/** GET /units_of_measure?product_id=1,2: units in display order. For customers and visitors. */
export const unitsOfMeasure = (app: FastifyInstance, { access, database }: Context): void => {
  app.get('/units_of_measure', async (request) => {
    const caller = await access.customerOrVisitor(request);
    const ids = allowedIds(caller, parseRequest(query, request.query).product_id);
    const units =
      ids.length === 0
        ? []
        : await database
            .selectFrom('product_units')
            .select(['product_id', 'units', 'name', 'factor', 'allows_fractions'])
            .where('company_id', '=', caller.company.company_id)
            .where('product_id', 'in', ids)
            .orderBy('product_id')
            .orderBy('position')
            .execute();
    return toResponse(unitsOfMeasureResponse, {
      success: true,
      units_of_measure: units.map((unit) => ({ ...unit, factor: Number(unit.factor) })),
    });
  });
};
