import type { Stock } from '../inventory/stock.ts';
import { toPositive } from '../numbers/decimal.ts';
import { unitFactor } from '../pricing/baseQuantity.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';

/**
 * What a customer bought of a product last: `quantity` is decimal text in `unit`, the unit's name, and `unitCode` its code, both
 * empty for single pieces. `date`: yyyy-mm-dd.
 */
export type LastPurchase = {
  readonly quantity: string;
  readonly unitCode: string;
  readonly unit: string;
  readonly date: string;
};

export type LastPurchases = Readonly<Record<number, LastPurchase>>;

/**
 * As much as was bought last, or 1 where the stock has less. `units`: those in which it is sold now; null while they aren't known. Undefined
 * when the unit is no longer one of them.
 */
export const usualOrder = (
  purchase: LastPurchase | undefined,
  units: readonly UnitOfMeasure[] | null,
  stock: Pick<Stock, 'quantity'> | null,
): { quantity: string; unit: UnitOfMeasure | null } | undefined => {
  const quantity = toPositive(purchase?.quantity);
  if (!purchase || !quantity) return undefined;
  const { unitCode } = purchase;
  const unit =
    units?.find(({ code, factor }) => (unitCode ? code === unitCode : Number(factor) === 1)) ?? null;
  if (units && !unit && (unitCode || units.length > 0)) return undefined;
  const isInStock = !stock?.quantity?.lt(unitFactor(unit).times(quantity));
  return { quantity: isInStock ? purchase.quantity : '1', unit };
};
