import { expect, test } from 'vitest';
import { listNameError } from '../../../src/domain/favourites/listName.ts';

test.each([
  ['Monday breakfast', null],
  ['  Monday breakfast  ', null],
  ['', 'empty'],
  ['   ', 'empty'],
  ['x'.repeat(80), null],
  ['x'.repeat(81), 'too_long'],
  ['catering', 'taken'],
  [' CATERING ', 'taken'],
] as const)('“%s”: %s', (name, problem) => {
  expect(listNameError(name, ['My favorites', 'Catering'])).toBe(problem);
});
