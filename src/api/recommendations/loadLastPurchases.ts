import type { LastPurchases } from '../../domain/catalogue/lastPurchase.ts';
import { toFailure } from '../callError.ts';
import type { Http } from '../calls.ts';
import { toLastPurchases } from '../catalogue/toLastPurchases.ts';
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
    return toLastPurchases(purchases);
  } catch (error) {
    if (toFailure(error) === 'not_found') return {};
    throw error;
  }
};
