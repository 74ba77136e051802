import { expect, test } from 'vitest';
import { monthNames } from '../../../src/domain/numbers/monthNames.ts';

test.each([
  ['en', 'narrow', 'J F M A M J J A S O N D'],
  ['es', 'narrow', 'E F M A M J J A S O N D'],
] as const)('the letters of the months in %s', (language, style, expected) => {
  expect(monthNames(language, style).join(' ')).toBe(expected);
});

test.each([
  ['en', 'January', 'December'],
  ['es', 'enero', 'diciembre'],
  ['fr', 'janvier', 'décembre'],
])('the names of the months in %s', (language, first, last) => {
  const names = monthNames(language, 'long');
  expect([names.length, names[0], names[11]]).toEqual([12, first, last]);
});
