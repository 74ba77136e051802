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
