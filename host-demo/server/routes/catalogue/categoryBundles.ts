import type { FastifyInstance } from 'fastify';
import { type CategoryBundleWire, categoryBundlesResponse } from '../../../../src/api/catalogue/schema.ts';
import type { Context } from '../../context.ts';
import { toResponse } from '../../wire.ts';
import { orderableProducts } from './orderableProducts.ts';

type Place = { line: string; subline: string };

const holds =
  (places: readonly Place[]) =>
  ({ categories }: CategoryBundleWire): boolean =>
    categories.some(({ line_name, sublines }) =>
      places.some(
        ({ line, subline }) => line === line_name && (!sublines?.length || sublines.includes(subline)),
      ),
    );

/**
 * GET /category_bundles: the bundles of the category bar, in order; for a restricted customer those with a product that it
 * may buy. For customers and visitors.
 */
export const categoryBundles = (app: FastifyInstance, { access, database }: Context): void => {
  app.get('/category_bundles', async (request) => {
    const caller = await access.customerOrVisitor(request);
    const { company, products } = caller;
    const bundles = await database
      .selectFrom('bundles')
      .select('data')
      .where('company_id', '=', company.company_id)
      .orderBy('position')
      .execute();
    const allowed = products && (await orderableProducts(database, caller, [...products]));
    const isOffered = allowed
      ? holds(
          [...allowed.values()].map((each) => ({
            line: String(each.line_name),
            subline: String(each.subline_name),
          })),
        )
      : () => true;
    return toResponse(categoryBundlesResponse, {
      success: true,
      category_bundles: bundles.map(({ data }) => data).filter(isOffered),
    });
  });
};
