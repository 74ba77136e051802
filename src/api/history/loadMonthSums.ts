import type { TransactionKind } from '../../domain/history/transaction.ts';
import type { MonthSum } from '../../domain/history/yearSums.ts';
import { numericText } from '../../domain/numbers/numericText.ts';
import type { Http } from '../calls.ts';
import { monthSumsResponse } from './monthSumsSchema.ts';

/** GET /transactions/months: what the customer ordered in each month of this year and the last. Throws {@link CallError}. */
export const loadMonthSums = async (http: Http, kind: TransactionKind): Promise<MonthSum[]> => {
  const { months } = await http.send({
    service: 'orderApi',
    method: 'GET',
    path: '/transactions/months',
    query: { kind },
    response: monthSumsResponse,
  });
  return months.map(({ amount, ...sum }) => ({ ...sum, amount: numericText(amount) }));
};
