import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byPosition, type DraftRow, newRow } from '../../../src/domain/quickOrder/draftRow.ts';
import type { ListRow } from '../../../src/domain/quickOrder/listRow.ts';
import { rowsOfList } from '../../../src/domain/quickOrder/rowsOfList.ts';

const listRow = (read: Partial<ListRow>): ListRow => ({
  line: 1,
  code: '',
  name: '',
  quantity: null,
  quantityText: '',
  unit: '',
  packSize: null,
  text: '',
  problem: null,
  ...read,
});

const rowsFor = (list: readonly ListRow[], rows: readonly DraftRow[] = [], after: number | null = null) => {
  let count = 0;
  const newKey = () => {
    count += 1;
    return `n${count}`;
  };
  return rowsOfList(list, { rows, after, newKey });
};

test.each([
  ['a code and a quantity', { code: 'CO-1001', quantity: '6' }, { code: 'CO-1001', quantity: '6' }],
  ['a unit', { code: 'A-1', quantity: '2', unit: 'cs' }, { code: 'A-1', quantity: '2', listUnit: 'cs' }],
  ['a pack', { code: 'A-1', quantity: '3', packSize: '12' }, { code: 'A-1', quantity: '3', packSize: '12' }],
  [
    'words only',
    { name: 'olive oil', text: '6 olive oil', quantity: '6' },
    { code: 'olive oil', quantity: '6' },
  ],
  ['nothing that was recognised', { text: '12/B\t??' }, { code: '12/B\t??' }],
  [
    'a quantity that can’t be read',
    { code: 'A-1', quantityText: '1.000', problem: 'quantity_unreadable' },
    { code: 'A-1', unreadable: '1.000' },
  ],
  ['a long text', { text: 'x'.repeat(300) }, { code: 'x'.repeat(100) }],
] as const)('a row of a list with %s', (_, read, typed) => {
  expect(rowsFor([listRow(read)])).toEqual([newRow('n1', 1, typed)]);
});

test('rows of a list come in order after the row where they are inserted, and none is left out', () => {
  const rows = [newRow('r1', 1), newRow('r2', 2), newRow('r3', 3)];
  const list = fc.array(
    fc.record({ code: fc.string({ minLength: 1, maxLength: 9 }), quantity: fc.nat().map(String) }),
  );
  fc.assert(
    fc.property(list, fc.constantFrom(null, 1, 2, 3), (read, after) => {
      const added = rowsFor(read.map(listRow), rows, after);
      expect(added.map(({ code, quantity }) => ({ code, quantity }))).toEqual(read);
      expect([...rows, ...added].toSorted(byPosition)).toEqual(rows.toSpliced(after ?? 0, 0, ...added));
    }),
  );
});
