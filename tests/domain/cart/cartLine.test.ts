import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUnitMissing, withQuantity } from '../../../src/domain/cart/cartLine.ts';
import { aCartLine } from '../builders.ts';

const CASE = { code: 'CASE', name: 'Case', factor: 12 };

test.each([
  [[], null, false],
  [[CASE], null, true],
  [[CASE], CASE, false],
])('of the units %j, %j chosen: missing %j', (units, unit, expected) => {
  expect(isUnitMissing(aCartLine({ units, unit }))).toBe(expected);
});

test('a quantity is written without exponent, and the original line isn’t changed', () => {
  const line = aCartLine();
  expect(withQuantity(line, '2.50').quantity).toBe('2.5');
  expect(withQuantity(line, 'n/a').quantity).toBe('n/a');
  expect(line.quantity).toBe('1');
});

test('a line survives JSON', () => {
  expect(JSON.parse(JSON.stringify(aCartLine()))).toEqual(aCartLine());
});

test('a written quantity keeps its value, without an exponent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (digits, places) => {
      const { quantity } = withQuantity(aCartLine(), `${digits}e-${places}`);
      expect(quantity).toMatch(/^\d+(\.\d+)?$/);
      expect(Number(quantity)).toBeCloseTo(digits / 10 ** places, 6);
    }),
  );
});
