import { expect, test } from 'vitest';
import { toParLevel } from '../../../src/domain/favourites/parLevel.ts';
import { aUsual } from './lists.ts';

const CASE = { code: 'CS', name: 'Case of 12', factor: 12 };

test.each([
  ['6', null, aUsual('6')],
  ['6', CASE, aUsual('6', 'CS', '12')],
  ['2.5', CASE, aUsual('2.5', 'CS', '12')],
  ['0', CASE, null],
  ['', null, null],
  ['-1', null, null],
  ['many', null, null],
  ['12345678', null, null],
])('%j in %j is %j', (quantity, unit, expected) => {
  expect(toParLevel(quantity, unit)).toEqual(expected);
});
