import type { FastifyInstance } from 'fastify';
import { type DealWire, dealsRequest, dealsResponse } from '../../../../src/api/deals/schema.ts';
import { isoDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { orderableProducts } from '../catalogue/orderableProducts.ts';

type Condition = DealWire['conditions'][number];

/** The conditions that the caller can meet: all or none of an ALL deal, the possible ones of an ANY deal. */
const availableConditions = (
  { conditionsType, conditions }: DealWire,
  isOrderable: (condition: Condition) => boolean,
) => {
  const left = conditions.filter(isOrderable);
  return conditionsType === 'ANY' || left.length === conditions.length ? left : [];
};

/**
 * POST /promos/list: today's deals that the caller's client can meet, in the company's order. Their rewards are in the
 * products' price rules. Customers only; 403 `not_yours` for another client.
 */
export const listDeals = (app: FastifyInstance, { access, database, clock }: Context): void => {
  app.post('/promos/list', async (request) => {
    const caller = await access.customer(request);
    const { clientId, user } = caller.customer;
    const { clientIdentifier } = parseRequest(dealsRequest, request.body);
    if (![String(clientId), user.client_code].includes(String(clientIdentifier))) {
      throw new Refusal(403, 'not_yours', 'clientIdentifier: another customer');
    }
    const today = isoDay(clock());
    const rows = await database
      .selectFrom('deals')
      .select(['data', 'starts_on', 'ends_on'])
      .where('company_id', '=', caller.company.company_id)
      .where('starts_on', '<=', today)
      .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>=', today)]))
      .orderBy('position')
      .execute();
    const ids = rows.flatMap(({ data }) => data.conditions.map((condition) => Number(condition.id)));
    const orderable = await orderableProducts(database, caller, ids);
    const deals = rows.map(({ data, starts_on, ends_on }) => ({
      ...data,
      conditions: availableConditions(data, (condition) => orderable.has(Number(condition.id))),
      date_from: starts_on,
      date_to: ends_on,
    }));
    return toResponse(dealsResponse, {
      success: true,
      result: deals.filter(({ conditions }) => conditions.length > 0),
    });
  });
};
