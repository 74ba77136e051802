import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DraftRow } from '../../../src/domain/quickOrder/draftRow.ts';
import { rowScanned, scanRow } from '../../../src/domain/quickOrder/scanRow.ts';

const scanned = (codes: readonly string[]): readonly DraftRow[] =>
  codes.reduce<readonly DraftRow[]>((rows, code, at) => scanRow(rows, code, `key ${at}`), []);

test.each([
  [['A1'], [['A1', '1']]],
  [['A1', 'A1'], [['A1', '2']]],
  [
    ['A1', 'B2', 'A1'],
    [
      ['A1', '2'],
      ['B2', '1'],
    ],
  ],
])('scanning %j makes the rows %j', (codes, rows) => {
  expect(scanned(codes).map(({ code, quantity }) => [code, quantity])).toEqual(rows);
});

test('a quantity that was typed is counted on from', () => {
  const [row] = scanned(['A1']);
  expect(row && scanRow([{ ...row, quantity: '12' }], 'A1', 'new')[0]?.quantity).toBe('13');
});

test('as many are ordered as were scanned', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('A1', 'B2', 'C3')), (codes) => {
      const rows = scanned(codes);
      for (const code of new Set(codes))
        expect(rowScanned(rows, code)?.quantity).toBe(String(codes.filter((each) => each === code).length));
      expect(rows).toHaveLength(new Set(codes).size);
    }),
  );
});
