import type { WarehouseStock } from '../../domain/catalogue/product.ts';
import { numericText } from '../../domain/numbers/numericText.ts';
import type { Http } from '../calls.ts';
import { availabilityResponse } from './schema.ts';

/** By product, in base units. Empty on any error: placing an order checks stock again. */
export const loadAvailability = async (
  http: Http,
  ids: readonly number[],
): Promise<Map<number, WarehouseStock[]>> => {
  const stock = new Map<number, WarehouseStock[]>();
  try {
    const response = await http.send({
      service: 'api',
      method: 'GET',
      path: '/availability',
      query: { product_id: ids.join(',') },
      response: availabilityResponse,
    });
    for (const { product_id, warehouse_id, warehouse_name, quantity } of response.availability) {
      const warehouse = { id: warehouse_id, name: warehouse_name, quantity: numericText(quantity) };
      stock.set(product_id, [...(stock.get(product_id) ?? []), warehouse]);
    }
    return stock;
  } catch {
    return stock;
  }
};
