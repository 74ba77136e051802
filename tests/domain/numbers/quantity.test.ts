import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantity } from '../../../src/domain/numbers/quantity.ts';
import { decimals } from '../arbitraries.ts';
import { d } from '../builders.ts';

test('a quantity is the same decimal with another type', () => {
  expect(quantity(d('2.5')).toFixed()).toBe('2.5');
});

test('any quantity keeps its value', () => {
  fc.assert(fc.property(decimals(0, 9000), (value) => quantity(value).eq(value)));
});
