import type { Offer } from '../catalogue/product.ts';
import { toPositive } from '../numbers/decimal.ts';
import type { ParLevels } from './parLevel.ts';
import { shelfOrder } from './shelfOrder.ts';
import { toUsualQuantity, type UsualQuantities, usualOrder } from './usualQuantity.ts';

/** Decimal text by product id, in today's unit of the par level; products that aren't counted are missing. */
export type ShelfCounts = Readonly<Record<number, string>>;

/** What to order of each product whose shelf is below its par level, in today's units. */
export const shelfOrders = (
  par: ParLevels,
  counts: ShelfCounts,
  offers: ReadonlyMap<number, Pick<Offer, 'units'>>,
): UsualQuantities =>
  Object.fromEntries(
    [...offers].flatMap(([productId, { units }]) => {
      const level = par[productId];
      if (!level) return [];
      const { quantity: wanted, unit } = usualOrder(level, units);
      const quantity = shelfOrder({ par: wanted, counted: counts[productId] ?? '', unit });
      const order = toPositive(quantity) && toUsualQuantity({ quantity: quantity ?? '', unit, size: null });
      return order ? [[productId, order]] : [];
    }),
  );
