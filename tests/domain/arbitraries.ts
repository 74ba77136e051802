import fc from 'fast-check';
import { type Decimal, toDecimal, ZERO } from '../../src/domain/numbers/decimal.ts';

/** A decimal from `min` to `max` with this many places. */
export const decimals = (min: number, max: number, places = 2): fc.Arbitrary<Decimal> =>
  fc
    .integer({ min: min * 10 ** places, max: max * 10 ** places })
    .map((integer) => toDecimal(`${integer}e-${places}`) ?? ZERO);

/** A date within some hundred years, yyyy-mm-dd. */
export const days = (): fc.Arbitrary<string> =>
  fc
    .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 11, 31) })
    .map((time) => new Date(time).toISOString().slice(0, 10));
