import type { FastifyInstance } from 'fastify';
import { categoryBundlesResponse } from '../../../../src/api/catalogue/schema.ts';
import type { Context } from '../../context.ts';
import { toResponse } from '../../wire.ts';

/** GET /category_bundles: the bundles of the category bar, in order. For customers and visitors. */
export const categoryBundles = (app: FastifyInstance, { access, database }: Context): void => {
  app.get('/category_bundles', async (request) => {
    const { company } = await access.customerOrVisitor(request);
    const bundles = await database
      .selectFrom('bundles')
      .select('data')
      .where('company_id', '=', company.company_id)
      .orderBy('position')
      .execute();
    return toResponse(categoryBundlesResponse, {
      success: true,
      category_bundles: bundles.map(({ data }) => data),
    });
  });
};
