import { expect, test } from 'vitest';
import { parseDimension } from '../../../src/domain/numbers/dimension.ts';

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
