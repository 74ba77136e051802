import type { LastPurchases } from '../../domain/catalogue/lastPurchase.ts';
import { toPositive } from '../../domain/numbers/decimal.ts';
import { formatForWire } from '../../domain/numbers/localNumber.ts';
import { toFailure } from '../callError.ts';
import type { Http } from '../calls.ts';
import { lastPurchasesResponse } from './purchasesSchema.ts';

/** The customer's last purchases by product; none from a back office without the call. Throws {@link CallError}. */
export const loadLastPurchases = async (http: Http): Promise<LastPurchases> => {
  try {
    const { purchases } = await http.send({
      service: 'productApi',
      method: 'GET',
      path: '/products/purchases',
      response: lastPurchasesResponse,
    });
    return Object.fromEntries(
      purchases.flatMap(({ product_id, quantity, unit_of_measure, date }) => {
        const count = toPositive(quantity);
        if (!count) return [];
        const purchase = { quantity: formatForWire(count), unit: unit_of_measure, date };
        return [[product_id, purchase]];
      }),
    );
  } catch (error) {
    if (toFailure(error) === 'not_found') return {};
    throw error;
  }
};
