import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EarlierLine } from '../../../src/domain/history/orderAgain.ts';
import { type DraftRow, newRow } from '../../../src/domain/quickOrder/draftRow.ts';
import { rowsOfOrder } from '../../../src/domain/quickOrder/rowsOfOrder.ts';

const aLine = (ordered: Partial<EarlierLine>): EarlierLine => ({
  productId: 7,
  name: 'Olive oil 1 L',
  code: 'CO-1001',
  remark: '',
  image: '',
  subline: '',
  isGift: false,
  quantity: '6',
  unit: 'Each',
  factor: '1',
  size: null,
  typedSize: '',
  ...ordered,
});

const rowsFor = (lines: readonly EarlierLine[], rows: readonly DraftRow[] = []) => {
  let count = 0;
  const newKey = () => {
    count += 1;
    return `n${count}`;
  };
  return rowsOfOrder(lines, { rows, newKey });
};

const ORDERED = { productId: 7, code: 'CO-1001', quantity: '6', packSize: '1' };

test.each([
  ['pieces', {}, ORDERED],
  ['cases of 12', { unit: 'Case of 12', factor: '12' }, { ...ORDERED, packSize: '12' }],
  ['a product that had no units', { unit: '', factor: null }, ORDERED],
  ['a typed size', { size: '6', typedSize: '2x3' }, { ...ORDERED, size: '2x3' }],
  ['a size without its text', { size: '2.500' }, { ...ORDERED, size: '2.5' }],
  ['a part of a kilogram', { unit: 'kg', quantity: '0.4' }, { ...ORDERED, quantity: '0.4' }],
  ['no quantity', { quantity: null }, { ...ORDERED, quantity: '' }],
] as const)('a line of an order with %s', (_, ordered, row) => {
  expect(rowsFor([aLine(ordered)])).toEqual([newRow('n1', 1, row)]);
});

test('a gift follows from its line', () => {
  expect(rowsFor([aLine({ isGift: true }), aLine({})])).toEqual([newRow('n1', 1, ORDERED)]);
});

test('the lines come in order after all rows, and none but gifts is left out', () => {
  const rows = [newRow('r1', 1), newRow('r2', 2.5)];
  const lines = fc.array(fc.record({ productId: fc.nat(), isGift: fc.boolean() }));
  fc.assert(
    fc.property(lines, (ordered) => {
      const added = rowsFor(ordered.map(aLine), rows);
      expect(added.map(({ productId }) => productId)).toEqual(
        ordered.filter(({ isGift }) => !isGift).map(({ productId }) => productId),
      );
      const positions = [...rows, ...added].map(({ position }) => position);
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      expect(new Set(positions).size).toBe(positions.length);
    }),
  );
});
