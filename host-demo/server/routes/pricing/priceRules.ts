import type { FastifyInstance } from 'fastify';
import { priceRulesRequest } from '../../../../src/api/pricing/requestSchema.ts';
import { priceRulesResponse } from '../../../../src/api/pricing/schema.ts';
import type { Context } from '../../context.ts';
import { giftIds, loadOffers, type Offer } from '../../pricing/offers.ts';
import { Refusal, unprocessable } from '../../refusal.ts';
import { allowedIds } from '../../session/authorise.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { isOffered } from '../catalogue/isOffered.ts';

type Gift = NonNullable<NonNullable<Offer['rules']>['gifts']>[number];

const withProductName =
  (gifts: ReadonlyMap<number, Offer>) =>
  (gift: Gift): Gift => {
    const product = gifts.get(Number(gift.product_id))?.product;
    return product
      ? { ...gift, product_name: product.name, product_code: product.code, photourl: product.photourl }
      : gift;
  };

/** The base path of the brand's price-rule service (rules: Price source). */
const BRAND = '/brand';

const mount = (app: FastifyInstance, { access, database }: Context, base: '' | typeof BRAND): void => {
  app.post(`${base}/pricesRules/bat`, async (request) => {
    const caller = await access.customer(request);
    const { companyId, clientId, user } = caller.customer;
    const { clientIdentifier, source, orderProducts } = parseRequest(priceRulesRequest, request.body);
    if (![String(clientId), user.client_code].includes(String(clientIdentifier))) {
      throw new Refusal(403, 'not_yours', 'clientIdentifier: another customer');
    }
    if ((caller.rules.priceSource === 'WO') !== (base === BRAND)) {
      throw unprocessable('wrong_service', 'the price rules of this company come from another service');
    }
    if (source !== caller.rules.priceSource) {
      throw unprocessable('wrong_source', `prices come from ${caller.rules.priceSource}`);
    }
    const ids = caller.seesPrices ? allowedIds(caller, [...new Set(orderProducts.map(({ id }) => id))]) : [];
    const offerRequest = { companyId, clientId, rules: caller.rules };
    const all = await loadOffers(database, offerRequest, ids);
    const offers = new Map([...all].filter(([, { product }]) => isOffered(product)));
    const gifts = await loadOffers(database, offerRequest, giftIds(offers.values()));
    return toResponse(priceRulesResponse, {
      success: true,
      result: [...offers].flatMap(([product_id, { rules }]) =>
        rules ? [{ ...rules, product_id, gifts: (rules.gifts ?? []).map(withProductName(gifts)) }] : [],
      ),
    });
  });
};

/**
 * POST /pricesRules/bat, and POST /brand/pricesRules/bat for the brand's companies: the advanced price rules of up to 500
 * products; products without rules, hidden ones and discounts are missing. Customers only. 403 `not_yours` for another client, 422 `wrong_source`,
 * 422 `wrong_service` for the other service.
 */
export const priceRules = (app: FastifyInstance, context: Context): void => {
  mount(app, context, '');
  mount(app, context, BRAND);
};
