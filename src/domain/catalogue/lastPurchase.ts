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
 * when the unit is no longer one of them. Without its code a unit is found by its name.
 */
export const usualOrder = (
  purchase: (Pick<LastPurchase, 'quantity' | 'unit'> & Partial<Pick<LastPurchase, 'unitCode'>>) | undefined,
  units: readonly UnitOfMeasure[] | null,
  stock: Pick<Stock, 'quantity'> | null,
): { quantity: string; unit: UnitOfMeasure | null } | undefined => {
  const quantity = toPositive(purchase?.quantity);
  if (!purchase || !quantity) return undefined;
  const { unitCode, unit: unitName } = purchase;
  const hasUnit = Boolean(unitCode || unitName);
  const isBought = ({ code, name, factor }: UnitOfMeasure): boolean => {
    if (unitCode) return code === unitCode;
    return hasUnit ? name === unitName : Number(factor) === 1;
  };
  const unit = units?.find(isBought) ?? null;
  if (units && !unit && (hasUnit || units.length > 0)) return undefined;
  const isInStock = !stock?.quantity?.lt(unitFactor(unit).times(quantity));
  return { quantity: isInStock ? purchase.quantity : '1', unit };
};
