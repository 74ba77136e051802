import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { UnitOfMeasure } from '../../../src/domain/pricing/types.ts';
import { addUpRows } from '../../../src/domain/quickOrder/addUpRows.ts';
import { certainProduct } from '../../../src/domain/quickOrder/codeMatch.ts';
import { decodeText } from '../../../src/domain/quickOrder/decodeText.ts';
import {
  byPosition,
  type DraftRow,
  newRow,
  positionsAfter,
} from '../../../src/domain/quickOrder/draftRow.ts';
import { chooseProduct, removeRow, setCode, setQuantity } from '../../../src/domain/quickOrder/editRows.ts';
import { listedQuantity } from '../../../src/domain/quickOrder/listedQuantity.ts';
import { settleListed } from '../../../src/domain/quickOrder/settleListed.ts';

const EACH: UnitOfMeasure = { code: 'EA', name: 'Each', factor: 1 };
const CASE: UnitOfMeasure = { code: 'CS', name: 'Case of 12', factor: 12 };
const KILO: UnitOfMeasure = { code: 'KG', name: 'Kilogram', factor: 1, allowsFractions: true };

describe('a listed quantity', () => {
  const listed = (quantity: string, unit: string, packSize: string, units: UnitOfMeasure[]) => {
    const ordered = listedQuantity({ quantity, unit, packSize }, units);
    return ordered && [ordered.quantity, ordered.unit, ordered.rounded];
  };
  test.each([
    ['without a unit is in the first', '20', '', '', [EACH, CASE], ['20', 'EA', '']],
    ['of a product without units is in pieces', '20', '', '', [], ['20', '', '']],
    ['in cases, by a word', '2', 'cs', '', [EACH, CASE], ['2', 'CS', '']],
    ['in cases, in Spanish', '2', 'cajas', '', [EACH, CASE], ['2', 'CS', '']],
    ['in cases, by the name', '2', 'case of 12', '', [EACH, CASE], ['2', 'CS', '']],
    ['in pieces', '20', 'pcs', '', [EACH, CASE], ['20', 'EA', '']],
    ['in pieces, of what is sold in cases only', '20', 'each', '', [CASE], ['2', 'CS', '20']],
    ['in pieces that fill cases', '24', 'unidades', '', [CASE], ['2', 'CS', '']],
    ['of packs that are a unit', '3', '', '12', [EACH, CASE], ['3', 'CS', '']],
    ['of packs that are none', '3', '', '6', [EACH, CASE], ['18', 'EA', '']],
    ['of packs that are none, sold in cases only', '3', '', '5', [CASE], ['2', 'CS', '15']],
    ['in half pieces', '2.5', '', '', [EACH], ['3', 'EA', '2.5']],
    ['in halves of a weight', '2.5', 'kg', '', [KILO], ['2.5', 'KG', '']],
    ['in an unknown unit', '2', 'pallet', '', [EACH, CASE], null],
  ] as const)('%s', (_, quantity, unit, packSize, units, expected) => {
    expect(listed(quantity, unit, packSize, [...units])).toEqual(expected);
  });

  it('is never less than what was listed', () => {
    const units = fc.constantFrom([], [EACH], [CASE], [EACH, CASE], [CASE, EACH]);
    const unit = fc.constantFrom('', 'each', 'cs', 'pcs');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), unit, units, (count, word, sold) => {
        const ordered = listedQuantity({ quantity: String(count), unit: word, packSize: '' }, sold);
        if (!ordered) return;
        const factor = Number(sold.find(({ code }) => code === ordered.unit)?.factor ?? 1);
        const listedPieces = word === 'each' || word === 'pcs' ? count : count * factor;
        expect(Number(ordered.quantity) * factor).toBeGreaterThanOrEqual(listedPieces);
        expect(Number(ordered.quantity) * factor - listedPieces).toBeLessThan(factor);
      }),
    );
  });
});

const row = (key: string, productId: number | null, quantity: string, changes: Partial<DraftRow> = {}) =>
  newRow(key, Number(key.slice(1)), { code: `C-${productId}`, productId, quantity, ...changes });

describe('rows of the same product', () => {
  const listed =
    (...keys: string[]) =>
    ({ key }: DraftRow) =>
      keys.includes(key);

  it('add up at the first one’s place, and say what was added', () => {
    const rows = [row('r1', 7, '6'), row('r2', 8, '1'), row('r3', 7, '2'), row('r4', 7, '1.5')];
    expect(addUpRows(rows, listed('r1', 'r3', 'r4'))).toEqual([
      row('r1', 7, '9.5', { summed: ['6', '2', '1.5'] }),
      row('r2', 8, '1'),
    ]);
  });

  it('stay apart in other units, without a product, with a problem, and when typed twice', () => {
    const rows = [
      row('r1', 7, '6'),
      row('r2', 7, '6', { unit: 'CS' }),
      row('r3', null, '6'),
      row('r4', null, '6'),
      row('r5', 7, '', { unreadable: 'six' }),
      row('r6', 7, '3'),
    ];
    expect(addUpRows(rows, listed('r1', 'r2', 'r3', 'r4', 'r5'))).toEqual(rows);
  });

  test('no quantity gets lost', () => {
    const anyRow = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 99 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 30 }), (all) => {
        const rows = all.map(([product, quantity], at) => row(`r${at}`, product, String(quantity)));
        const added = addUpRows(rows, ({ key }) => all[Number(key.slice(1))]?.[2] === true);
        const sum = (of: readonly DraftRow[], product: number) =>
          of
            .filter(({ productId }) => productId === product)
            .reduce((total, { quantity }) => total + Number(quantity), 0);
        for (const product of [1, 2, 3]) expect(sum(added, product)).toBe(sum(rows, product));
      }),
    );
  });
});

describe('editing', () => {
  const rows = [row('r1', 7, '6', { summed: ['4', '2'], rounded: '5.5' }), row('r2', 8, '1')];

  it('of a code forgets the product and keeps the quantity', () => {
    expect(setCode(rows, 'r1', ' X-9 ')[0]).toEqual(newRow('r1', 1, { code: 'X-9', quantity: '6' }));
    expect(setCode(rows, 'r1', 'C-7')).toBe(rows);
  });

  it('of an unknown key makes the last row', () => {
    expect(setCode(rows, 'r9', 'X-9').at(-1)).toEqual(newRow('r9', 3, { code: 'X-9' }));
    expect(chooseProduct(rows, 'r9', { id: 5, code: 'C-5' }).at(-1)).toEqual(
      newRow('r9', 3, { code: 'C-5', productId: 5 }),
    );
  });

  it('of a quantity takes back what was said of the old one', () => {
    expect(setQuantity(rows, 'r1', '3')[0]).toEqual(row('r1', 7, '3'));
  });

  it('to nothing removes the row', () => {
    const [empty] = [newRow('r3', 3, { code: 'A' })];
    expect(setCode([...rows, empty], 'r3', '')).toEqual(rows);
    expect(removeRow(rows, 'r1')).toEqual([rows[1]]);
  });

  it('between rows finds places between them', () => {
    expect(positionsAfter(rows, 1, 3)).toEqual([1.25, 1.5, 1.75]);
    expect(positionsAfter(rows, 2, 2)).toEqual([3, 4]);
    expect(positionsAfter(rows, null, 1)).toEqual([0.5]);
    expect(positionsAfter([], null, 2)).toEqual([1, 2]);
    const inserted = positionsAfter(rows, 1, 50).map((position, at) => newRow(`n${at}`, position));
    expect([...rows, ...inserted].toSorted(byPosition).map(({ key }) => key)).toEqual([
      'r1',
      ...inserted.map(({ key }) => key),
      'r2',
    ]);
  });
});

test('a unit that can’t be told stays with the row', () => {
  const listed = row('r1', 7, '2', { listUnit: 'pallet' });
  expect(settleListed(listed, [EACH, CASE])).toBe(listed);
  expect(settleListed(row('r1', 7, '2', { listUnit: 'cs' }), [EACH, CASE])).toEqual(
    row('r1', 7, '2', { unit: 'CS' }),
  );
});

test('a code means a product for sure when there is one, and its code isn’t only near', () => {
  expect(certainProduct({ step: 'code', productIds: [1] })).toBe(1);
  expect(certainProduct({ step: 'manufacturer_part', productIds: [1, 2] })).toBeNull();
  expect(certainProduct({ step: 'near', productIds: [1] })).toBeNull();
  expect(certainProduct({ step: null, productIds: [] })).toBeNull();
});

describe('a file’s text', () => {
  const TEXT = 'Código;Qté\nA-1;2';
  const utf16 = (littleEndian: boolean, text: string) => {
    const view = new DataView(new ArrayBuffer(text.length * 2));
    for (const [at, character] of [...text].entries())
      view.setUint16(at * 2, character.charCodeAt(0), littleEndian);
    return new Uint8Array(view.buffer);
  };
  test.each([
    ['UTF-8', new TextEncoder().encode(TEXT)],
    ['windows-1252', Uint8Array.from(TEXT, (character) => character.charCodeAt(0))],
    ['UTF-16, little end first', utf16(true, `\uFEFF${TEXT}`)],
    ['UTF-16, big end first', utf16(false, `\uFEFF${TEXT}`)],
    ['UTF-16 without a mark', utf16(true, TEXT)],
  ])('in %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(TEXT);
  });
});
