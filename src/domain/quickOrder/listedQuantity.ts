import { toPositive } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { convertToCurrentUnit } from '../pricing/convertToCurrentUnit.ts';
import type { UnitOfMeasure } from '../pricing/types.ts';
import { roundUpToUnit } from '../pricing/wholeQuantity.ts';
import { unitNamed, unitOfSize } from './unitNamed.ts';
import { isMeasure, meansPieces } from './unitWords.ts';

/** `unit`, `packSize`: as written in a list ("cs"; the 12 of "3x12"); empty without. */
type Listed = { quantity: string; unit: string; packSize: string };

/** `unit`: the code, empty for pieces of a product without units. `rounded`: the listed quantity where it had to be rounded up, else empty. */
export type OrderedQuantity = { quantity: string; unit: string; rounded: string };

const inUnit = (quantity: string, unit: UnitOfMeasure | null): OrderedQuantity => {
  const listed = toPositive(quantity);
  if (!listed) return { quantity, unit: unit?.code ?? '', rounded: '' };
  const whole = roundUpToUnit(listed, unit);
  return {
    quantity: formatForWire(whole),
    unit: unit?.code ?? '',
    rounded: whole.eq(listed) ? '' : formatForWire(listed),
  };
};

const inPieces = (pieces: string, units: readonly UnitOfMeasure[]): OrderedQuantity => {
  const { quantity, unit } = convertToCurrentUnit({ quantity: pieces, unit: '', factor: '1' }, units);
  const ordered = toPositive(quantity)?.times(toPositive(unit?.factor) ?? 1);
  const isSame = ordered?.eq(toPositive(pieces) ?? 0) ?? true;
  return { quantity, unit: unit?.code ?? '', rounded: isSame ? '' : pieces };
};

/** "2 x 5 kg" of what is sold by the kilogram; null for "12 x 0.5 l" of bottles, which may be 12 bottles, or 6. */
const inMeasure = ({ quantity, unit, packSize }: Listed, units: readonly UnitOfMeasure[]) => {
  const named = unitNamed(unit, units);
  const amount = toPositive(quantity)?.times(toPositive(packSize) ?? 0);
  return named && amount ? inUnit(formatForWire(amount), named) : null;
};

const inPacks = ({ quantity, packSize }: Listed, units: readonly UnitOfMeasure[]) => {
  const unit = unitOfSize(packSize, units);
  if (unit) return inUnit(quantity, unit);
  const pieces = toPositive(quantity)?.times(toPositive(packSize) ?? 0);
  return pieces ? inPieces(formatForWire(pieces), units) : null;
};

/**
 * What a row of a list orders of a product: in the listed unit where the product has it; pieces in whole packs, rounded up, where single
 * pieces aren't sold; without a unit in the product's first. Null when the listed unit isn't one of the product's, so
 * that the customer has to say.
 */
export const listedQuantity = (listed: Listed, units: readonly UnitOfMeasure[]): OrderedQuantity | null => {
  const { quantity, unit, packSize } = listed;
  if (packSize !== '') return isMeasure(unit) ? inMeasure(listed, units) : inPacks(listed, units);
  if (unit === '') return inUnit(quantity, units[0] ?? null);
  const named = unitNamed(unit, units);
  if (named !== undefined) return inUnit(quantity, named);
  return meansPieces(unit) ? inPieces(quantity, units) : null;
};
