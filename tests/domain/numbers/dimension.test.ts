import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDimension } from '../../../src/domain/numbers/dimension.ts';
import { decimals } from '../arbitraries.ts';

test.each([
  ['2x3', '6'],
  ['2,5 X 4', '10'],
  [' 2 x 3x 4 ', '24'],
  ['0.1x0.2', '0.02'],
])('%j gives a size of %s', (text, size) => {
  expect(parseDimension(text)?.toFixed()).toBe(size);
});

test.each(['', '10', 'x', '2x', 'x3', '2xx3', '2x-3', 'ax3', '1,2,3x4', '2*3', '1e3x2'])(
  '%j is ignored',
  (text) => {
    expect(parseDimension(text)).toBeNull();
  },
);

test('is the product of its parts, with a comma or a dot, in either letter x', () => {
  const part = decimals(0, 99);
  fc.assert(
    fc.property(fc.array(part, { minLength: 2, maxLength: 4 }), fc.boolean(), (parts, isSpanish) => {
      const text = parts.map((part) => part.toFixed(2)).join(isSpanish ? ' X ' : 'x');
      const product = parts.reduce((result, part) => result.times(part));
      expect(parseDimension(isSpanish ? text.replaceAll('.', ',') : text)?.eq(product)).toBe(true);
    }),
  );
});
