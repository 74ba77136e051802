import { expect, test } from 'vitest';
import { quantity } from '../../../src/domain/numbers/quantity.ts';
import { d } from '../builders.ts';

test('a quantity is the same decimal, named', () => {
  expect(quantity(d('2.5')).toFixed()).toBe('2.5');
});
