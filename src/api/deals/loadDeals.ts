import type { Deal } from '../../domain/deals/deal.ts';
import { toPositive } from '../../domain/numbers/decimal.ts';
import { formatForWire } from '../../domain/numbers/localNumber.ts';
import type { Http } from '../calls.ts';
import { dealsResponse } from './schema.ts';

/**
 * POST {api}/promos/list: the deals for a client today (specification §7). Conditions whose quantity is not above 0 can't
 * be met, so they are left out; a deal that needs all conditions is left out with them. Throws {@link CallError}.
 */
export const loadDeals = async (
  http: Http,
  { clientId, salesRep }: { clientId: number; salesRep: string },
): Promise<Deal[]> => {
  const answer = await http.send({
    service: 'api',
    method: 'POST',
    path: '/promos/list',
    body: { clientIdentifier: clientId, salesRep, source: 'WO' },
    response: dealsResponse,
    repeatable: true,
  });
  return answer.result.flatMap((deal): Deal[] => {
    const conditions = deal.conditions.flatMap(({ id: productId, quantity }) => {
      const validQuantity = toPositive(quantity);
      return validQuantity ? [{ productId, quantity: formatForWire(validQuantity) }] : [];
    });
    const needs = deal.conditionsType === 'ANY' ? 'any' : 'all';
    const isOffered = needs === 'any' ? conditions.length > 0 : conditions.length === deal.conditions.length;
    const { id, name, description, date_to: endsOn } = deal;
    return isOffered && conditions.length > 0 ? [{ id, name, description, needs, conditions, endsOn }] : [];
  });
};
