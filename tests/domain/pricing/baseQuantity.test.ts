import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  baseQuantity,
  baseUnitsPerQuantity,
  pricePerChosenUnit,
  unitFactor,
} from '../../../src/domain/pricing/baseQuantity.ts';
import { d } from '../builders.ts';

const CASE = { code: 'CASE', name: 'Case', factor: 12 };

describe('q = quantity × factor × size', () => {
  test.each([
    [2, null, null, true, '2'],
    [2, CASE, null, true, '24'],
    ['2.5', CASE, '1.5', true, '45'],
    [2, CASE, '1.5', false, '24'],
    [2, null, 0, true, '2'],
    [2, null, 'n/a', true, '2'],
    [2, { ...CASE, factor: 'n/a' }, null, true, '2'],
    [2, { ...CASE, factor: -3 }, null, true, '2'],
    [0, CASE, null, true, '0'],
  ])('%j of %j, size %j, size input %j: %s', (quantity, unit, size, sizeInput, expected) => {
    expect(baseQuantity({ quantity, unit, size }, sizeInput)?.toFixed()).toBe(expected);
  });

  test.each([null, 'n/a', '', Number.NaN, -1])('a quantity of %j is invalid', (quantity) => {
    expect(baseQuantity({ quantity, unit: null, size: null }, true)).toBeNull();
  });

  test('the factor and the size are multiplied once', () => {
    const upTo = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(upTo, upTo, upTo, (quantity, factor, size) => {
        const q = baseQuantity({ quantity, unit: { ...CASE, factor }, size }, true);
        expect(q?.toNumber()).toBe(quantity * factor * size);
      }),
    );
  });
});

test('a price per chosen unit is the base price times the factor', () => {
  expect(pricePerChosenUnit(d('1.2'), CASE).toFixed()).toBe('14.4');
  expect(pricePerChosenUnit(d('1.2'), null).toFixed()).toBe('1.2');
  expect(unitFactor(CASE).toFixed()).toBe('12');
  expect(baseUnitsPerQuantity({ unit: CASE, size: '6' }, true).toFixed()).toBe('72');
});
