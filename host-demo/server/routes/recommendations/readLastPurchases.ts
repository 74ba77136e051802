import type { FastifyInstance } from 'fastify';
import { lastPurchasesResponse } from '../../../../src/api/recommendations/purchasesSchema.ts';
import type { Context } from '../../context.ts';
import { allowedIds } from '../../session/authorise.ts';
import { toResponse } from '../../wire.ts';
import { lastPurchases } from './lastPurchases.ts';

/**
 * GET /products/purchases: the client's last purchase of each product that the caller may see, newest first, at most
 * 5,000. For customers only; canceled documents don't count.
 */
export const readLastPurchases = (app: FastifyInstance, { access, database }: Context): void => {
  app.get('/products/purchases', async (request) => {
    const caller = await access.customer(request);
    const { companyId, clientId } = caller.customer;
    const found = await lastPurchases(database, { companyId, clientId, kind: caller.rules.kind });
    const visible = new Set(
      allowedIds(
        caller,
        found.map(({ product_id }) => product_id),
      ),
    );
    return toResponse(lastPurchasesResponse, {
      success: true,
      purchases: found.filter(({ product_id }) => visible.has(product_id)),
    });
  });
};
