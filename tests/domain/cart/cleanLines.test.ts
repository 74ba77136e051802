import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validLines } from '../../../src/domain/cart/cleanLines.ts';
import { aCartLine } from '../builders.ts';

test('lines without a quantity above 0 are removed', () => {
  const lines = ['0', '2', 'NaN', '', '-1', '0.5', 'n/a'].map((quantity) => aCartLine({ quantity }));
  expect(validLines(lines).map(({ quantity }) => quantity)).toEqual(['2', '0.5']);
});

test('other lines stay, in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (quantities) => {
      const lines = quantities.map((quantity) => aCartLine({ quantity }));
      const clean = validLines(lines);
      expect(clean).toEqual(lines.filter((line) => clean.includes(line)));
      expect(validLines(clean)).toEqual(clean);
    }),
  );
});
