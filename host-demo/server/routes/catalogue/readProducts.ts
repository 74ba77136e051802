import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { productsResponse } from '../../../../src/api/catalogue/schema.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../refusal.ts';
import { allowedIds } from '../../session/authorise.ts';
import { idList, parseRequest, toResponse } from '../../wire.ts';
import { isOffered } from './isOffered.ts';

const params = v.object({ id: idList });

/**
 * GET /products/{id} with comma-separated ids. For customers and visitors of an open portal. Products that the caller may
 * not see, hidden ones and discounts are missing; disabled ones are marked. 404 `not_found` when none is left.
 */
export const readProducts = (app: FastifyInstance, { access, database }: Context): void => {
  app.get('/products/:id', async (request) => {
    const caller = await access.customerOrVisitor(request);
    const ids = allowedIds(caller, parseRequest(params, request.params).id);
    if (ids.length === 0) throw notFound('product');
    const rows = await database
      .selectFrom('products')
      .select(['id', 'data'])
      .where('company_id', '=', caller.company.company_id)
      .where('id', 'in', ids)
      .execute();
    const found = new Map(rows.flatMap(({ id, data }) => (isOffered(data) ? [[id, data] as const] : [])));
    if (found.size === 0) throw notFound('product');
    const products = ids.flatMap((id) => found.get(id) ?? []);
    return toResponse(productsResponse, {
      success: true,
      products: caller.seesPrices
        ? products
        : products.map((product) => ({ ...product, default_price: null })),
    });
  });
};
