import type { UsualSuggestion } from '../../domain/recommendations/suggestion.ts';
import type { Http } from '../calls.ts';
import { smartOrderResponse } from './schema.ts';
import { toSuggestion } from './toSuggestion.ts';

export const loadSmartOrder = async (http: Http, clientId: number): Promise<UsualSuggestion[]> => {
  const response = await http.send({
    service: 'api',
    method: 'POST',
    path: '/smart-orders/get',
    body: { customer_id: clientId },
    response: smartOrderResponse,
    repeatable: true,
  });
  return response.smart_order.flatMap((row) => {
    const suggestion = toSuggestion(row, row.quantity);
    if (!suggestion) return [];
    const { times_bought: timesBought, usual_days: usualDays, last_date: lastDay } = row;
    return [{ ...suggestion, timesBought, usualDays, lastDay }];
  });
};
