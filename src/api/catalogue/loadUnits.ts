import { numericText } from '../../domain/numbers/numericText.ts';
import type { UnitOfMeasure } from '../../domain/pricing/types.ts';
import type { Http } from '../calls.ts';
import { unitsOfMeasureAnswer } from './schema.ts';

/**
 * GET {api}/units_of_measure: the units of each product, in the order in which they are offered; a product without any is
 * sold by the piece. A unit whose factor isn't above 0 can't be counted with and is left out. Throws {@link CallError}.
 */
export const loadUnits = async (
  http: Http,
  ids: readonly number[],
): Promise<Map<number, UnitOfMeasure[]>> => {
  const answer = await http.send({
    service: 'api',
    method: 'GET',
    path: '/units_of_measure',
    query: { product_id: ids.join(',') },
    answer: unitsOfMeasureAnswer,
  });
  const units = new Map<number, UnitOfMeasure[]>();
  for (const { product_id, units: code, name, factor } of answer.units_of_measure) {
    const counted = numericText(factor);
    if (counted === null || Number(counted) <= 0) continue;
    units.set(product_id, [...(units.get(product_id) ?? []), { code, name: name || code, factor: counted }]);
  }
  return units;
};
