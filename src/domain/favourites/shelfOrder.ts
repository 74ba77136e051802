import { maxDecimal, toDecimal, toPositive, ZERO } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';
import { roundUpToUnit } from '../pricing/wholeQuantity.ts';

type Shelf = {
  par: string;
  counted: string;
  unit: Pick<UnitOfMeasure, 'allowsFractions'> | null;
};

/**
 * What brings a shelf back to its par level: decimal text in the unit of both, rounded up where the unit isn't divided; "0" when there is
 * enough. Null when it isn't known: without a par level, and before the shelf is counted.
 */
export function shelfOrder({ par, counted, unit }: Shelf): string | null {
  const wanted = toPositive(par);
  const onShelf = toDecimal(counted);
  if (!wanted || !onShelf || onShelf.lt(ZERO)) return null;
  return formatForWire(roundUpToUnit(maxDecimal(wanted.minus(onShelf), ZERO), unit));
}
