import type { ProductWire } from '../../../../src/api/catalogue/schema.ts';
import type { Database } from '../../database/schema.ts';
import { allowedIds, type Caller } from '../../session/authorise.ts';
import { isOn } from '../../settings.ts';
import { isOffered } from './isOffered.ts';

export const orderableProducts = async (
  database: Database,
  caller: Caller,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProductWire>> => {
  const allowed = allowedIds(caller, [...new Set(ids)]);
  if (allowed.length === 0) return new Map();
  const rows = await database
    .selectFrom('products')
    .select(['id', 'data'])
    .where('company_id', '=', caller.company.company_id)
    .where('id', 'in', allowed)
    .execute();
  const forSale = rows.filter(({ data }) => !isOn(data.disabled) && isOffered(data));
  return new Map(forSale.map(({ id, data }) => [id, data]));
};
