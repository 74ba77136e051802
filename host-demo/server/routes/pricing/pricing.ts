import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { priceSource, pricingResponse } from '../../../../src/api/pricing/schema.ts';
import type { Context } from '../../context.ts';
import { loadOffers } from '../../pricing/offers.ts';
import type { PriceFacts } from '../../pricing/unitPrice.ts';
import { unprocessable } from '../../refusal.ts';
import { allowedIds } from '../../session/authorise.ts';
import { answer, idList, received } from '../../wire.ts';

const query = v.object({ product_id: idList, source: priceSource });
const hidden: PriceFacts = {
  default_price: null,
  default_cost: null,
  net_value: null,
  net_price: null,
  adjust_value: null,
};

/**
 * GET /pricing?company_id&client_id&product_id&source: price data (rules: Price of a line). Visitors get list prices;
 * callers with hidden prices get nulls. 422 `wrong_source` when it isn't the company's.
 */
export const pricing = (app: FastifyInstance, { access, database }: Context): void => {
  app.get('/pricing', async (request) => {
    const guest = await access.guest(request);
    const { product_id, source } = received(query, request.query);
    if (source !== guest.rules.priceSource) {
      throw unprocessable('wrong_source', `prices come from ${guest.rules.priceSource}`);
    }
    const question = {
      companyId: guest.company.company_id,
      clientId: guest.customer?.clientId ?? null,
      rules: guest.rules,
    };
    const offers = await loadOffers(database, question, allowedIds(guest, product_id));
    return answer(pricingResponse, {
      success: true,
      prices: [...offers].map(([id, { facts }]) => ({
        product_id: id,
        ...(guest.seesPrices ? facts : hidden),
        json_data: null,
      })),
    });
  });
};
