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

export const unitBoughtLast = (
  purchase: LastPurchase | undefined,
  units: readonly UnitOfMeasure[],
): UnitOfMeasure | undefined =>
  purchase &&
  units.find(({ code, factor }) =>
    purchase.unitCode === '' ? Number(factor) === 1 : code === purchase.unitCode,
  );
