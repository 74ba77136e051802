import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { priceSource, pricingResponse } from '../../../../src/api/pricing/schema.ts';
import type { Context } from '../../context.ts';
import { loadOffers } from '../../pricing/offers.ts';
import type { PriceFacts } from '../../pricing/unitPrice.ts';
import { unprocessable } from '../../refusal.ts';
import { allowedIds } from '../../session/authorise.ts';
import { idList, parseRequest, toResponse } from '../../wire.ts';
import { isOffered } from '../catalogue/isOffered.ts';

const query = v.object({ product_id: idList, source: priceSource });
const hidden: PriceFacts = {
  default_price: null,
  default_cost: null,
  net_value: null,
  net_price: null,
  adjust_value: null,
};

/** Where the price comes from. The portal returns it with the order line. */
const originOf = ({ net_price }: PriceFacts): string =>
  JSON.stringify({ origin: net_price === null ? 'list' : 'agreement' });

/**
 * GET /pricing?company_id&client_id&product_id&source: price data (rules: Price of a line). Visitors get list prices;
 * callers with hidden prices get nulls. Hidden products and discounts are missing. 422 `wrong_source` when it isn't the company's.
 */
export const pricing = (app: FastifyInstance, { access, database }: Context): void => {
  app.get('/pricing', async (request) => {
    const caller = await access.customerOrVisitor(request);
    const { product_id, source } = parseRequest(query, request.query);
    if (source !== caller.rules.priceSource) {
      throw unprocessable('wrong_source', `prices come from ${caller.rules.priceSource}`);
    }
    const offerRequest = {
      companyId: caller.company.company_id,
      clientId: caller.customer?.clientId ?? null,
      rules: caller.rules,
    };
    const offers = await loadOffers(database, offerRequest, allowedIds(caller, product_id));
    return toResponse(pricingResponse, {
      success: true,
      prices: [...offers].flatMap(([id, { product, facts }]) =>
        isOffered(product)
          ? {
              product_id: id,
              ...(caller.seesPrices ? facts : hidden),
              json_data: caller.seesPrices ? originOf(facts) : null,
            }
          : [],
      ),
    });
  });
};
