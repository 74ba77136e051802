import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalPlaces } from '../../../src/domain/numbers/decimalPlaces.ts';

test.each([
  [0, 0],
  ['3', 3],
  [4, 4],
  [null, 2],
  ['', 2],
  ['x', 2],
  [-1, 2],
  [1.5, 2],
  [99, 2],
])('the setting %j gives %i places', (setting, places) => {
  expect(decimalPlaces(setting)).toBe(places);
});

test('any setting gives a valid number of places', () => {
  fc.assert(
    fc.property(fc.anything(), (setting) => {
      const places = decimalPlaces(setting);
      expect(Number.isInteger(places) && places >= 0 && places <= 10).toBe(true);
    }),
  );
});
