import { numericText } from '../../domain/numbers/numericText.ts';
import type { UnitOfMeasure } from '../../domain/pricing/types.ts';
import type { Http } from '../calls.ts';
import { unitsOfMeasureResponse } from './unitsSchema.ts';

/** In display order. A product without units is sold by the piece; units with an invalid factor are left out. */
export const loadUnits = async (
  http: Http,
  ids: readonly number[],
): Promise<Map<number, UnitOfMeasure[]>> => {
  const response = await http.send({
    service: 'api',
    method: 'GET',
    path: '/units_of_measure',
    query: { product_id: ids.join(',') },
    response: unitsOfMeasureResponse,
  });
  const units = new Map<number, UnitOfMeasure[]>();
  for (const { product_id, units: code, name, factor, allows_fractions } of response.units_of_measure) {
    const validFactor = numericText(factor);
    if (validFactor === null || Number(validFactor) <= 0) continue;
    units.set(product_id, [
      ...(units.get(product_id) ?? []),
      { code, name: name || code, factor: validFactor, ...(allows_fractions && { allowsFractions: true }) },
    ]);
  }
  return units;
};
