import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type DraftRow, newRow } from '../../../src/domain/quickOrder/draftRow.ts';
import {
  chooseProduct,
  removeRow,
  setCode,
  setQuantity,
  setSize,
  setUnit,
  setUnreadable,
} from '../../../src/domain/quickOrder/editRows.ts';

const row = (key: string, productId: number | null, quantity: string, changes: Partial<DraftRow> = {}) =>
  newRow(key, Number(key.slice(1)), { code: `C-${productId}`, productId, quantity, ...changes });

const rows = [row('r1', 7, '6', { summed: ['4', '2'], rounded: '5.5' }), row('r2', 8, '1')];

describe('editing', () => {
  it('of a code forgets the product and keeps the quantity', () => {
    expect(setCode(rows, 'r1', ' X-9 ')[0]).toEqual(newRow('r1', 1, { code: 'X-9', quantity: '6' }));
    expect(setCode(rows, 'r1', 'C-7')).toBe(rows);
  });

  test.each([
    ['a unit that waits for its product', { quantity: '2', listUnit: 'cs' }],
    ['a pack that waits for its product', { quantity: '2', packSize: '12' }],
    ['what can’t be read', { unreadable: '½' }],
  ])('of a code keeps %s', (_, listed) => {
    const [misspelt] = [newRow('r1', 1, { code: 'C-O7', ...listed })];
    expect(setCode([misspelt], 'r1', 'C-07')).toEqual([newRow('r1', 1, { code: 'C-07', ...listed })]);
  });

  test.each([
    ['spaces around it', '  X-9\t', 'X-9'],
    ['a space without width', 'X-\u200B9', 'X-9'],
    ['more than a hundred characters', 'X'.repeat(120), 'X'.repeat(100)],
  ])('of a code leaves out %s', (_, typed, code) => {
    expect(setCode(rows, 'r1', typed)[0]?.code).toBe(code);
  });

  it('of an unknown key makes the last row', () => {
    expect(setCode(rows, 'r9', 'X-9').at(-1)).toEqual(newRow('r9', 3, { code: 'X-9' }));
    expect(setQuantity(rows, 'r9', '2').at(-1)).toEqual(newRow('r9', 3, { quantity: '2' }));
    expect(chooseProduct(rows, 'r9', { id: 5, code: 'C-5' }).at(-1)).toEqual(
      newRow('r9', 3, { code: 'C-5', productId: 5 }),
    );
    expect(setCode([], 'r9', 'X-9')).toEqual([newRow('r9', 1, { code: 'X-9' })]);
  });

  it('that chooses a product keeps the code and the quantity', () => {
    const typed = [row('r1', null, '6', { code: 'OIL', listUnit: 'cs' })];
    expect(chooseProduct(typed, 'r1', { id: 5, code: 'C-5' })).toEqual([
      row('r1', 5, '6', { code: 'OIL', listUnit: 'cs' }),
    ]);
  });

  it('of a quantity takes back what was said of the old one', () => {
    expect(setQuantity(rows, 'r1', '3')[0]).toEqual(row('r1', 7, '3'));
    expect(setUnreadable(rows, 'r1', 'many')[0]).toEqual(row('r1', 7, '', { unreadable: 'many' }));
  });

  it('of a unit answers what the list’s unit means', () => {
    const listed = [row('r1', 7, '2', { listUnit: 'pallet', packSize: '40' })];
    expect(setUnit(listed, 'r1', 'CS')).toEqual([row('r1', 7, '2', { unit: 'CS' })]);
  });

  it('of a size keeps all else', () => {
    expect(setSize(rows, 'r2', '2x3')[1]).toEqual(row('r2', 8, '1', { size: '2x3' }));
  });

  it('of a size orders one piece of it, where no quantity was said', () => {
    const asked = [row('r1', 7, '', { unreadable: 'many' })];
    expect(setSize(asked, 'r1', '2x3')).toEqual([row('r1', 7, '1', { size: '2x3' })]);
    expect(setSize([row('r1', 7, '')], 'r1', '')).toEqual([row('r1', 7, '')]);
  });

  it('to nothing removes the row, and one with a quantity stays', () => {
    const empty = newRow('r3', 3, { code: 'A' });
    expect(setCode([...rows, empty], 'r3', '')).toEqual(rows);
    expect(setCode(rows, 'r2', '')[1]).toEqual(newRow('r2', 2, { quantity: '1' }));
    expect(removeRow(rows, 'r1')).toEqual([rows[1]]);
    expect(removeRow(rows, 'r9')).toEqual(rows);
  });
});

test('an edit changes its row only, and what was before can be put back', () => {
  const key = fc.constantFrom('r1', 'r2', 'r9');
  const text = fc.constantFrom('', 'X-9', '3');
  const edit = fc
    .tuple(fc.constantFrom(setCode, setQuantity, setUnreadable, setUnit, setSize), key, text)
    .map(([change, of, typed]) => ({ of, change: (all: readonly DraftRow[]) => change(all, of, typed) }));
  fc.assert(
    fc.property(fc.array(edit), (edits) => {
      let order: readonly DraftRow[] = rows;
      for (const { of, change } of edits) {
        const before = order;
        const copy = structuredClone(before);
        order = change(before);
        expect(before).toEqual(copy);
        expect(order.filter((each) => each.key !== of)).toEqual(before.filter((each) => each.key !== of));
        expect(new Set(order.map((each) => each.key)).size).toBe(order.length);
      }
    }),
  );
});
