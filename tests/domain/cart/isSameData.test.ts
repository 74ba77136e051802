import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameData } from '../../../src/domain/cart/isSameData.ts';

it.each([
  [1, 1, true],
  [1, '1', false],
  [0, null, false],
  [null, undefined, true],
  ['', null, true],
  [{ a: 1, b: null }, { a: 1 }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 2 }, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [1], false],
  [[], null, false],
  [[], {}, false],
])('%j and %j: %s', (a, b, expected) => {
  expect(isSameData(a, b)).toBe(expected);
  expect(isSameData(b, a)).toBe(expected);
});

it('survives JSON', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => isSameData(value, JSON.parse(JSON.stringify(value)))));
});
