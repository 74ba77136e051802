import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UnitOfMeasure } from '../../../src/domain/pricing/types.ts';
import { rowUnit } from '../../../src/domain/quickOrder/rowUnit.ts';

const EACH: UnitOfMeasure = { code: 'EA', name: 'Each', factor: 1 };
const CASE: UnitOfMeasure = { code: 'CS', name: 'Case of 12', factor: 12 };

test.each([
  ['CS', [EACH, CASE], CASE],
  ['', [EACH, CASE], EACH],
  ['', [CASE, EACH], CASE],
  ['PAL', [EACH, CASE], EACH],
  ['CS', [], null],
  ['', [], null],
] as const)('a row in %j of a product in %j is in %j', (code, units, expected) => {
  expect(rowUnit(code, units)).toBe(expected);
});

test('a row’s unit is one of the product, or none where it has none', () => {
  fc.assert(
    fc.property(fc.string(), fc.shuffledSubarray([EACH, CASE]), (code, units) => {
      const unit = rowUnit(code, units);
      expect(unit === null ? units.length === 0 : units.includes(unit)).toBe(true);
    }),
  );
});
