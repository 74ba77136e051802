import { expect, test } from 'vitest';
import { buysOnTerms } from '../../../src/domain/checkout/payterm.ts';

test.each([
  [30, true],
  ['30', true],
  [0, false],
  [null, false],
  ['n/a', false],
])('payterm days of %j: on terms %j', (days, expected) => {
  expect(buysOnTerms(days)).toBe(expected);
});
