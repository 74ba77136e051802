import type { Deal } from '../../domain/deals/deal.ts';
import { toPositive } from '../../domain/numbers/decimal.ts';
import { formatForWire } from '../../domain/numbers/localNumber.ts';
import type { Http } from '../calls.ts';
import { dealsAnswer } from './schema.ts';

/**
 * POST {api}/promos/list: the deals that a client can have today (specification §7). A condition whose quantity is no number
 * above 0 can't be met: it is left out, and with it a deal that needs them all. Throws {@link CallError}.
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
    answer: dealsAnswer,
    repeatable: true,
  });
  return answer.result.flatMap((deal): Deal[] => {
    const conditions = deal.conditions.flatMap(({ id: productId, quantity }) => {
      const wanted = toPositive(quantity);
      return wanted ? [{ productId, quantity: formatForWire(wanted) }] : [];
    });
    const needs = deal.conditionsType === 'ANY' ? 'any' : 'all';
    const isOffered = needs === 'any' ? conditions.length > 0 : conditions.length === deal.conditions.length;
    const { id, name, description, date_to: endsOn } = deal;
    return isOffered && conditions.length > 0 ? [{ id, name, description, needs, conditions, endsOn }] : [];
  });
};
