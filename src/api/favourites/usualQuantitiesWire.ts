import * as v from 'valibot';
import { isSameData } from '../../domain/cart/isSameData.ts';
import type { FavouriteList } from '../../domain/favourites/favouriteList.ts';
import {
  readUsualQuantity,
  type UsualQuantities,
  type UsualQuantity,
} from '../../domain/favourites/usualQuantity.ts';
import type { JsonObject } from '../../sync/rules/cloudStore.ts';
import { usualQuantity } from './schema.ts';

/** Those of the list's products; what can't be read is left out. */
export const readUsual = (
  byProduct: Record<string, unknown>,
  productIds: readonly number[],
): UsualQuantities =>
  Object.fromEntries(
    productIds.flatMap((productId): [number, UsualQuantity][] => {
      const parsed = v.safeParse(usualQuantity, byProduct[productId]);
      if (!parsed.success) return [];
      const { quantity, units: unit, factor, user_input_size: size } = parsed.output;
      const usual = readUsualQuantity({ quantity, unit, factor, size });
      return usual ? [[productId, usual]] : [];
    }),
  );

/** Every part is named, so that a change replaces an earlier one, also one that isn't sent yet. */
const toUsualWire = ({ quantity, unit, factor, size }: UsualQuantity): JsonObject => ({
  quantity,
  units: unit,
  factor,
  user_input_size: size,
});

export const usualWire = (usual: UsualQuantities): JsonObject =>
  Object.fromEntries(Object.entries(usual).map(([productId, entry]) => [productId, toUsualWire(entry)]));

/**
 * What changed of the usual quantities or the par levels; removed ones are null. Where all products of the list are known
 * (`isComplete`), a product that comes into it brings none of an earlier time, which another session may have written after the product's
 * removal.
 */
export const usualPatch = (
  kept: 'usual' | 'par',
  before: FavouriteList,
  after: FavouriteList,
  isComplete: boolean,
): JsonObject => {
  const known = new Set(before.productIds);
  const added = isComplete ? after.productIds.filter((productId) => !known.has(productId)) : [];
  const withoutUsual = [...Object.keys(before[kept]).map(Number), ...added].filter(
    (productId) => !after[kept][productId],
  );
  const changed = Object.entries(after[kept]).filter(
    ([productId, usual]) => !isSameData(usual, before[kept][Number(productId)]),
  );
  return {
    ...Object.fromEntries(withoutUsual.map((productId) => [productId, null])),
    ...usualWire(Object.fromEntries(changed)),
  };
};
