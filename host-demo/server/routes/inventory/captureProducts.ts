import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { captureProductsResponse } from '../../../../src/api/inventory/schema.ts';
import { id } from '../../../../src/api/wire.ts';
import type { Context } from '../../context.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { checkCustomer, countedProducts } from './countedProducts.ts';

const query = v.object({ customer_id: id });

/** GET /inventory_capture/products?customer_id: the products that the customer counts. Customers only; 403 `not_yours`. */
export const captureProducts = (app: FastifyInstance, context: Context): void => {
  app.get('/inventory_capture/products', async (request) => {
    const caller = await context.access.customer(request);
    checkCustomer(caller, parseRequest(query, request.query).customer_id);
    const products = await countedProducts(context, caller);
    return toResponse(captureProductsResponse, {
      success: true,
      products: products.map(({ id: product_id, name, code, remark, photourl }) => ({
        product_id,
        name,
        code,
        remark,
        photourl,
      })),
    });
  });
};
