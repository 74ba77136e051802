import { ceilDivide, type Decimal, type NumericInput, ONE, toDecimal } from '../numbers/decimal.ts';
import type { UnitOfMeasure } from './types.ts';

type Divisible = Pick<UnitOfMeasure, 'allowsFractions'>;

const MOST_OF_A_LINE = 1_000_000_000;

const isWhole = (quantity: Decimal): boolean => quantity.eq(quantity.round(0));

/**
 * Whether a quantity can be ordered in a unit: pieces (null) and units without the flag are not divided. The typed quantity
 * counts, not the base quantity, which a size or a factor may break.
 */
export function fitsUnit(quantity: NumericInput, unit: Divisible | null): boolean {
  const decimal = toDecimal(quantity);
  return decimal !== null && (unit?.allowsFractions === true || isWhole(decimal));
}

/** More than can be ordered in one line: such a quantity is a barcode that a scanner typed. */
export const isTooLarge = (quantity: Decimal): boolean => quantity.gt(MOST_OF_A_LINE);

export const roundUpToUnit = (quantity: Decimal, unit: Divisible | null): Decimal =>
  unit?.allowsFractions || isWhole(quantity) ? quantity : ceilDivide(quantity, ONE);
