import type { FastifyInstance } from 'fastify';
import { recommendationRequest } from '../../../../src/api/recommendations/requestSchema.ts';
import { recommendationResponse } from '../../../../src/api/recommendations/schema.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { orderableProducts } from '../catalogue/orderableProducts.ts';

const belongsToAnother = () =>
  new Refusal(403, 'not_yours', 'Order recommendation belongs to another customer');

/**
 * POST /orders/recommendation: recommendations for the caller's client, newest first, or the one with id
 * `recommendation`, without products that can't be ordered. Customers only. Returns the error "Not data" when there are
 * none, which is not a failure; 403 `not_yours` for another client or its recommendation.
 */
export const readRecommendation = (app: FastifyInstance, { access, database }: Context): void => {
  app.post('/orders/recommendation', async (request) => {
    const caller = await access.customer(request);
    const { companyId, clientId } = caller.customer;
    const { customer_id, recommendation } = parseRequest(recommendationRequest, request.body);
    if (customer_id !== clientId) throw belongsToAnother();
    const all = database
      .selectFrom('recommendations')
      .select(['id', 'client_id', 'made_on', 'data'])
      .where('company_id', '=', companyId);
    const asked =
      recommendation === undefined
        ? all.where('client_id', '=', clientId)
        : all.where('id', '=', recommendation);
    const rows = await asked.orderBy('made_on', 'desc').orderBy('id').execute();
    if (rows.some((row) => row.client_id !== clientId)) throw belongsToAnother();
    if (rows.length === 0) return toResponse(recommendationResponse, { error: 'Not data' });
    const ids = rows.flatMap(({ data }) => data.products.map(({ product_id }) => Number(product_id)));
    const products = await orderableProducts(database, caller, ids);
    return toResponse(recommendationResponse, {
      success: true,
      recommendations: rows.map(({ id, made_on, data }) => ({
        id,
        customer_id: clientId,
        date: made_on,
        note: data.note,
        products: data.products.flatMap((line) => {
          const product = products.get(Number(line.product_id));
          return product ? [{ ...line, product_name: product.name, product_code: product.code }] : [];
        }),
      })),
    });
  });
};
