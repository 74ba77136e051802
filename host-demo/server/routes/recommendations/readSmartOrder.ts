import type { FastifyInstance } from 'fastify';
import { smartOrderRequest } from '../../../../src/api/recommendations/requestSchema.ts';
import { smartOrderResponse } from '../../../../src/api/recommendations/schema.ts';
import { addDays, isoDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { exact, positiveOrNull } from '../../pricing/numbers.ts';
import { Refusal } from '../../refusal.ts';
import type { CustomerCaller } from '../../session/authorise.ts';
import { boughtKind } from '../../settings.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { orderableProducts } from '../catalogue/orderableProducts.ts';
import { type Purchase, usualPurchases } from './usualPurchases.ts';

const MAX_AGE_DAYS = 365;
const MAX_PRODUCTS = 12;

const loadPurchases = async (
  database: Database,
  { customer, rules }: CustomerCaller,
  today: string,
): Promise<Purchase[]> => {
  const rows = await database
    .selectFrom('transaction_lines as line')
    .innerJoin('transactions as placed', 'placed.id', 'line.transaction_id')
    .select(['line.product_id', 'line.quantity', 'line.data', 'placed.transaction_date'])
    .where('placed.company_id', '=', customer.companyId)
    .where('placed.client_id', '=', customer.clientId)
    .where('placed.kind', '=', boughtKind(rules.kind))
    .where('placed.status', '!=', 'cancelled')
    .where('placed.transaction_date', '>=', addDays(today, -MAX_AGE_DAYS))
    .orderBy('placed.transaction_date')
    .orderBy('placed.created_at')
    .orderBy('line.position')
    .execute();
  return rows.flatMap(({ product_id, quantity, data, transaction_date }) => {
    if (data.detail_type !== null && data.detail_type !== undefined) return [];
    const factor = positiveOrNull(data.factor) ?? exact(1);
    return [
      {
        productId: product_id,
        day: transaction_date,
        quantity: exact(quantity).times(factor),
        units: String(data.units ?? ''),
        factor,
      },
    ];
  });
};

/**
 * POST /smart-orders/get: at most 12 products that the client usually buys at this time, with usual quantities. Customers
 * only; 403 `not_yours` for another client.
 */
export const readSmartOrder = (app: FastifyInstance, { access, database, clock }: Context): void => {
  app.post('/smart-orders/get', async (request) => {
    const caller = await access.customer(request);
    if (parseRequest(smartOrderRequest, request.body).customer_id !== caller.customer.clientId) {
      throw new Refusal(403, 'not_yours', 'customer_id: another customer');
    }
    const today = isoDay(clock());
    const usual = usualPurchases(await loadPurchases(database, caller, today), today);
    const ids = usual.map(({ productId }) => productId);
    const products = await orderableProducts(database, caller, ids);
    const found = usual.flatMap(({ productId, quantity, units, timesBought, usualDays, lastDay }) => {
      const product = products.get(productId);
      if (!product) return [];
      return {
        product_id: productId,
        product_name: product.name,
        product_code: product.code,
        units,
        quantity: quantity.toNumber(),
        times_bought: timesBought,
        usual_days: usualDays,
        last_date: lastDay,
      };
    });
    return toResponse(smartOrderResponse, { success: true, smart_order: found.slice(0, MAX_PRODUCTS) });
  });
};
