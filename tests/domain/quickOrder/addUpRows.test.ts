import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addUpRows } from '../../../src/domain/quickOrder/addUpRows.ts';
import { type DraftRow, newRow } from '../../../src/domain/quickOrder/draftRow.ts';

const row = (key: string, productId: number | null, quantity: string, changes: Partial<DraftRow> = {}) =>
  newRow(key, Number(key.slice(1)), { code: `C-${productId}`, productId, quantity, ...changes });

const addUp = (rows: readonly DraftRow[], isListed: (row: DraftRow) => boolean) =>
  addUpRows(rows, isListed, ({ unit }) => unit || 'EA');

const listed =
  (...keys: string[]) =>
  ({ key }: DraftRow) =>
    keys.includes(key);

describe('rows of the same product', () => {
  it('add up at the first one’s place, and say what was added', () => {
    const rows = [row('r1', 7, '6'), row('r2', 8, '1'), row('r3', 7, '2'), row('r4', 7, '1.5')];
    expect(addUp(rows, listed('r1', 'r3', 'r4'))).toEqual([
      row('r1', 7, '9.5', { summed: ['6', '2', '1.5'] }),
      row('r2', 8, '1'),
    ]);
  });

  it('of a list are added to one that was there, and to what it had added', () => {
    const rows = [row('r1', 7, '8', { summed: ['6', '2'] }), row('r2', 7, '1')];
    expect(addUp(rows, listed('r2'))).toEqual([row('r1', 7, '9', { summed: ['6', '2', '1'] })]);
  });

  it('are added when one names the unit that the other has by default', () => {
    expect(addUp([row('r1', 7, '24'), row('r2', 7, '12', { unit: 'EA' })], listed('r2'))).toEqual([
      row('r1', 7, '36', { summed: ['24', '12'] }),
    ]);
  });

  it('are added without the error of binary fractions', () => {
    expect(addUp([row('r1', 7, '0.1'), row('r2', 7, '0.2')], listed('r2'))).toEqual([
      row('r1', 7, '0.3', { summed: ['0.1', '0.2'] }),
    ]);
  });

  const first = row('r1', 7, '6');
  test.each([
    ['in another unit', row('r2', 7, '6', { unit: 'CS' })],
    ['in another size', row('r2', 7, '6', { size: '2' })],
    ['in a unit that can’t be told', row('r2', 7, '6', { listUnit: 'pallet' })],
    ['in packs that can’t be told', row('r2', 7, '6', { packSize: '5' })],
    ['with a quantity that can’t be read', row('r2', 7, '', { unreadable: 'six' })],
    ['without a quantity', row('r2', 7, '')],
    ['of another product', row('r2', 8, '6')],
    ['without a product', row('r2', null, '6')],
  ])('stay apart when one is %s', (_, other) => {
    expect(addUp([first, other], () => true)).toEqual([first, other]);
    expect(addUp([other, { ...first, key: 'r3' }], () => true)).toHaveLength(2);
  });

  it('stay apart without a product, and when they were typed', () => {
    const unknown = [row('r1', null, '6'), row('r2', null, '6')];
    expect(addUp(unknown, () => true)).toEqual(unknown);
    const typed = [row('r1', 7, '6'), row('r2', 7, '3')];
    expect(addUp(typed, () => false)).toEqual(typed);
  });
});

test('no quantity gets lost, and rows that were added up are so for good', () => {
  const anyRow = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 99 }), fc.boolean());
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 30 }), (all) => {
      const rows = all.map(([product, quantity], at) => row(`r${at}`, product, String(quantity)));
      const isListed = ({ key }: DraftRow) => all[Number(key.slice(1))]?.[2] === true;
      const added = addUp(rows, isListed);
      const sum = (of: readonly DraftRow[], product: number) =>
        of
          .filter(({ productId }) => productId === product)
          .reduce((total, { quantity }) => total + Number(quantity), 0);
      for (const product of [1, 2, 3]) expect(sum(added, product)).toBe(sum(rows, product));
      for (const { quantity, summed } of added.filter((each) => each.summed.length > 0))
        expect(summed.reduce((total, part) => total + Number(part), 0)).toBe(Number(quantity));
      expect(addUp(added, isListed)).toEqual(added);
    }),
  );
});
