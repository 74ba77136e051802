import { expect, test } from 'vitest';
import { cleanLines } from '../../../src/domain/cart/cleanLines.ts';
import { aCartLine } from '../builders.ts';

test('lines without a quantity above 0 are cleaned out', () => {
  const lines = ['0', '2', 'NaN', '', '-1', '0.5', 'n/a'].map((quantity) => aCartLine({ quantity }));
  expect(cleanLines(lines).map(({ quantity }) => quantity)).toEqual(['2', '0.5']);
});
