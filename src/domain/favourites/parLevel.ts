import { formatForWire } from '../numbers/localNumber.ts';
import { unitFactor } from '../pricing/baseQuantity.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';
import { readUsualQuantity, type UsualQuantities, type UsualQuantity } from './usualQuantity.ts';

/** How much of a product is to be on the shelf: read and kept as a usual quantity, always without a size. */
export type ParLevel = UsualQuantity;

export type ParLevels = UsualQuantities;

/** Null for a quantity that can't be read, and for 0: the product has no par level then. */
export const toParLevel = (quantity: string, unit: UnitOfMeasure | null): ParLevel | null =>
  readUsualQuantity({
    quantity,
    unit: unit?.code ?? '',
    factor: formatForWire(unitFactor(unit)),
    size: '',
  });
