import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ProductWire } from '../../../../src/api/catalogue/schema.ts';
import { relatedResponse } from '../../../../src/api/recommendations/schema.ts';
import { id } from '../../../../src/api/wire.ts';
import { isoDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../refusal.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { orderableProducts } from '../catalogue/orderableProducts.ts';
import { boughtTogether } from './boughtTogether.ts';
import { rankSubstitutes, substituteIds } from './substitutes.ts';

const params = v.object({ id });
const MAX_PRODUCTS = 12;

const present = (products: readonly ProductWire[]) =>
  products.slice(0, MAX_PRODUCTS).map((product) => ({
    product_id: product.id,
    product_code: product.code,
    product_name: product.name,
  }));

/** Keeps the order otherwise. */
const inStockFirst = (products: readonly ProductWire[]) =>
  products.toSorted((one, other) => Number(one.sold_out) - Number(other.sold_out));

/**
 * GET /products/{id}/related: at most 12 products that the company's customers bought together with this one, those in stock
 * first, and at most 12 in stock that can replace it, best first, all of which the caller can order. For customers and visitors of an open
 * portal; 404 `not_found` for a product that the caller can't order.
 */
export const readRelated = (app: FastifyInstance, { access, database, clock }: Context): void => {
  app.get('/products/:id/related', async (request) => {
    const caller = await access.customerOrVisitor(request);
    const { id: productId } = parseRequest(params, request.params);
    const product = (await orderableProducts(database, caller, [productId])).get(productId);
    if (!product) throw notFound('product');
    const companyId = caller.company.company_id;
    const { kind } = caller.rules;
    const together = await boughtTogether(database, { companyId, productId, kind, today: isoDay(clock()) });
    const substitutes = await substituteIds(database, companyId, product);
    const orderable = await orderableProducts(database, caller, [...together, ...substitutes]);
    const orderableOf = (ids: readonly number[]) => ids.flatMap((found) => orderable.get(found) ?? []);
    return toResponse(relatedResponse, {
      success: true,
      bought_together: present(inStockFirst(orderableOf(together))),
      substitutes: present(rankSubstitutes(product, orderableOf(substitutes))),
    });
  });
};
