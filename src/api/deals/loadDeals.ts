import type { Deal } from '../../domain/deals/deal.ts';
import { numericText } from '../../domain/numbers/numericText.ts';
import type { Http } from '../calls.ts';
import { dealsResponse } from './schema.ts';

/** Conditions that can't be met are left out, and with them a deal that needs all conditions (rules: Deals). */
export const loadDeals = async (
  http: Http,
  { clientId, salesRep }: { clientId: number; salesRep: string },
): Promise<Deal[]> => {
  const response = await http.send({
    service: 'api',
    method: 'POST',
    path: '/promos/list',
    body: { clientIdentifier: clientId, salesRep, source: 'WO' },
    response: dealsResponse,
    repeatable: true,
  });
  return response.result.flatMap((deal): Deal[] => {
    const conditions = deal.conditions.flatMap(({ id: productId, quantity }) => {
      const text = numericText(quantity);
      return text !== null && Number(text) > 0 ? [{ productId, quantity: text }] : [];
    });
    const needs = deal.conditionsType === 'ANY' ? 'any' : 'all';
    const isOffered = needs === 'any' ? conditions.length > 0 : conditions.length === deal.conditions.length;
    const { id, name, description, date_to: endsOn } = deal;
    return isOffered && conditions.length > 0 ? [{ id, name, description, needs, conditions, endsOn }] : [];
  });
};
