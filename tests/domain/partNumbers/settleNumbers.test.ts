import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberLine, settleNumbers } from '../../../src/domain/partNumbers/settleNumbers.ts';
import type { CodeMatch } from '../../../src/domain/quickOrder/codeMatch.ts';

const products = new Map([
  ['CO-1052', 52],
  ['CF-0310', 310],
]);

const matches = new Map<string, CodeMatch>([
  ...[...products].map(([code, id]) => [code, { step: 'code', productIds: [id] }] as const),
  ['8410660001033', { step: 'barcode', productIds: [52] }],
  ['OURS-1', { step: 'part_number', productIds: [52] }],
  ['CO-105', { step: 'near', productIds: [52] }],
]);

const settle = (texts: readonly string[]) => {
  const { taken, rejected } = settleNumbers(
    texts.map((text, at) => numberLine({ line: at + 1, text })),
    matches,
  );
  return {
    taken: taken.map(({ line, number, productId }) => [line, number, productId]),
    rejected: rejected.map(({ line, number, code, reason }) => [line, number, code, reason]),
  };
};

test.each([
  [
    'the own number first',
    ['CB-77\tCO-1052', 'CB-78\tCF-0310'],
    [
      [1, 'CB-77', 52],
      [2, 'CB-78', 310],
    ],
    [],
  ],
  [
    'the own number last',
    ['CO-1052\tCB-77', 'CF-0310\tCB-78'],
    [
      [1, 'CB-77', 52],
      [2, 'CB-78', 310],
    ],
    [],
  ],
  ['an empty column between', ['CB-77\t\tCO-1052'], [[1, 'CB-77', 52]], []],
  ['a semicolon', ['CB-77;CO-1052'], [[1, 'CB-77', 52]], []],
  ['spaces, as in an e-mail', ['CB-77  CO-1052'], [[1, 'CB-77', 52]], []],
  ['spaces in a cell', ['CB 77\tCO-1052'], [[1, 'CB 77', 52]], []],
  [
    'heads',
    ['Your number\tCode', 'CB-77\tCO-1052'],
    [[2, 'CB-77', 52]],
    [[1, 'Your number', 'Code', 'unknown_code']],
  ],
  ['one cell only', ['CB-77', 'CB-78\tCF-0310'], [[2, 'CB-78', 310]], [[1, 'CB-77', '', 'incomplete']]],
  ['a number without letters and digits', ['--\tCO-1052'], [], [[1, '--', 'CO-1052', 'incomplete']]],
  [
    'a code that is unknown',
    ['CB-77\tCO-1', 'CB-78\tCF-0310'],
    [[2, 'CB-78', 310]],
    [[1, 'CB-77', 'CO-1', 'unknown_code']],
  ],
  [
    'a number twice for one product',
    ['CB-77\tCO-1052', 'cb77\tCO-1052'],
    [
      [1, 'CB-77', 52],
      [2, 'cb77', 52],
    ],
    [],
  ],
  [
    'a number twice for two products',
    ['CB-77\tCO-1052', 'CB 77\tCF-0310'],
    [[1, 'CB-77', 52]],
    [[2, 'CB 77', 'CF-0310', 'other_product']],
  ],
  [
    'a number that is another product’s code',
    ['CB-77\tCO-1052', 'CF-0310\tCO-1052'],
    [[1, 'CB-77', 52]],
    [[2, 'CF-0310', 'CO-1052', 'product_code']],
  ],
  [
    'a number that is another product’s barcode',
    ['CB-77\tCF-0310', '8410660001033\tCF-0310'],
    [[1, 'CB-77', 310]],
    [[2, '8410660001033', 'CF-0310', 'product_code']],
  ],
  ['a barcode in place of the code', ['CB-77\t8410660001033'], [[1, 'CB-77', 52]], []],
  ['a number that named another product', ['OURS-1\tCF-0310'], [[1, 'OURS-1', 310]], []],
  ['an own number in place of the code', ['CB-77\tOURS-1'], [], [[1, 'CB-77', 'OURS-1', 'unknown_code']]],
  ['a code that is nearly one', ['CB-77\tCO-105'], [], [[1, 'CB-77', 'CO-105', 'unknown_code']]],
  ['a number that is the product’s own code', ['CO-1052\tCO-1052'], [[1, 'CO-1052', 52]], []],
  ['a semicolon after spaces', ['CB 77 ;CO-1052'], [[1, 'CB 77', 52]], []],
  ['more columns', ['CB-77\tCO-1052\tOlive oil'], [[1, 'CB-77', 52]], []],
  ['nothing', [], [], []],
])('%s', (_, lines, taken, rejected) => {
  expect(settle(lines)).toEqual({ taken, rejected });
});

test('every line is taken or rejected, and a taken number names one product, and isn’t the code of another', () => {
  const cell = fc.oneof(fc.constantFrom('CO-1052', 'CF-0310', 'CB-77', ''), fc.string({ maxLength: 5 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell)), (cells) => {
      const lines = cells.map((each, at) => ({ line: at + 1, cells: each }));
      const { taken, rejected } = settleNumbers(lines, matches);
      const seen = [...taken, ...rejected].map(({ line }) => line).toSorted((one, other) => one - other);
      expect(seen).toEqual(lines.map(({ line }) => line));
      const folded = Map.groupBy(taken, ({ number }) => number.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
      for (const { number, productId } of taken)
        expect([undefined, productId]).toContain(products.get(number));
      for (const same of folded.values())
        expect(new Set(same.map(({ productId }) => productId)).size).toBe(1);
    }),
  );
});

test.each([
  ['CB-77\tCO-1052', ['CB-77', 'CO-1052']],
  ['CB 77;CO-1052', ['CB 77', 'CO-1052']],
  ['CB-77 | CO-1052', ['CB-77', 'CO-1052']],
  ['CB-77,CO-1052', ['CB-77', 'CO-1052']],
  ['  CB-77   CO-1052  ', ['CB-77', 'CO-1052']],
  ['CB;77\tCO-1052', ['CB;77', 'CO-1052']],
  ['CB-77', ['CB-77', '']],
  ['\tCO-1052', ['CO-1052', '']],
  ['', ['', '']],
])('the cells of %j are %j', (text, cells) => {
  expect(numberLine({ line: 3, text })).toEqual({ line: 3, cells });
});
