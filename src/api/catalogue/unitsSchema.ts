import * as v from 'valibot';
import { flag, id, looseText } from '../wire.ts';
import { lenientList, looseNumber } from '../wireValues.ts';

/** GET {api}/units_of_measure?product_id=1,2. Without `allows_fractions` only whole units can be ordered. */
export const unitsOfMeasureResponse = v.object({
  success: v.literal(true),
  units_of_measure: lenientList(
    v.object({
      product_id: id,
      units: v.string(),
      name: looseText,
      factor: looseNumber,
      allows_fractions: flag,
    }),
  ),
});
