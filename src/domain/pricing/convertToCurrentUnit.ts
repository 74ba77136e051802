import { ceilDivide, ONE, toPositive, ZERO } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { unitFactor } from './baseQuantity.ts';
import type { UnitOfMeasure } from './types.ts';
import { roundUpToUnit } from './wholeQuantity.ts';

/** `unit` is a code or a name, empty for single pieces. */
type EarlierQuantity = { quantity: string | null; unit: string; factor: string | null };

/** `isOtherUnit`: the earlier unit is no longer sold, and `unit` holds another number of base units. */
type QuantityInUnit = { quantity: string; unit: UnitOfMeasure | null; isOtherUnit: boolean };

/** The same unit, else one with the same factor, else single pieces, else the first unit, rounded up. */
export function convertToCurrentUnit(
  earlier: EarlierQuantity,
  units: readonly UnitOfMeasure[],
): QuantityInUnit {
  const factor = toPositive(earlier.factor) ?? ONE;
  const count = toPositive(earlier.quantity) ?? ZERO;
  const sameFactorUnits = units.filter((unit) => unitFactor(unit).eq(factor));
  const sameUnit =
    sameFactorUnits.find(({ code, name }) => code === earlier.unit || name === earlier.unit) ??
    sameFactorUnits[0];
  if (sameUnit)
    return { quantity: formatForWire(roundUpToUnit(count, sameUnit)), unit: sameUnit, isOtherUnit: false };
  const unit = units.find((candidate) => unitFactor(candidate).eq(ONE)) ?? units[0] ?? null;
  const pieces = count.times(factor);
  const inUnit = unitFactor(unit).eq(ONE)
    ? roundUpToUnit(pieces, unit)
    : ceilDivide(pieces, unitFactor(unit));
  return { quantity: formatForWire(inUnit), unit, isOtherUnit: unit !== null || !factor.eq(ONE) };
}
