import { expect, test } from 'vitest';
import { isValidLine } from '../../../src/domain/cart/cleanLines.ts';

test('lines with a quantity above 0 are valid', () => {
  const quantities = ['0', '0.00', '-0', '2', 'NaN', '', '-1', '0.5', 'n/a', '1e-7'];
  expect(quantities.filter((quantity) => isValidLine({ quantity }))).toEqual(['2', '0.5', '1e-7']);
});
