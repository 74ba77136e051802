import type { Purchases } from '../../domain/history/purchases.ts';
import { numericText } from '../../domain/numbers/numericText.ts';
import type { Http } from '../calls.ts';
import { purchasesResponse } from './purchasesSchema.ts';

/** GET /products/{id}/purchases: what the customer bought of a product. Throws {@link CallError}; `not_found` where a back office doesn't tell. */
export const loadPurchases = async (http: Http, productId: number): Promise<Purchases> => {
  const { count, months, purchases } = await http.send({
    service: 'productApi',
    method: 'GET',
    path: `/products/${productId}/purchases`,
    response: purchasesResponse,
  });
  return {
    count,
    months: months.map(({ month, quantity }) => ({ month, quantity: numericText(quantity) ?? '0' })),
    last: purchases.map(({ id, kind, price, quantity, ...purchase }) => ({
      id,
      kind,
      number: purchase.transaction_number,
      date: purchase.transaction_date,
      quantity: numericText(quantity) ?? '0',
      unit: purchase.unit_of_measure,
      price: numericText(price),
    })),
  };
};
