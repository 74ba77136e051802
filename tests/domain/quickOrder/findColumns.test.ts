import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findColumns } from '../../../src/domain/quickOrder/findColumns.ts';

/** As `code quantity unit name heads`. */
const columns = (lines: readonly string[]): string => {
  const { code, quantity, unit, name, heads } = findColumns(lines.map((line) => line.split(';')));
  return [code, quantity, unit, name, heads].join(' ');
};

test.each([
  ['heads', ['Code;Qty;Unit;Description', 'A-1;2;cs;Oil'], '0 1 2 3 1'],
  ['heads with accents', ['Código;Descripción;Cantidad', 'A-1;Aceite;2'], '0 2 -1 1 1'],
  ['heads in French', ['Désignation;Référence;Qté', 'Huile;A-1;2'], '1 2 -1 0 1'],
  ['columns turned round', ['Qty;Price;Item', '3;8.74;A-1'], '2 0 -1 -1 1'],
  ['a letterhead', ['Bluebird Foods', 'May 4', '', 'SKU;Qty', 'A-1;2'], '0 1 -1 -1 4'],
  ['“Units” alone', ['Code;Units', 'A-1;12'], '0 1 -1 -1 1'],
  ['“Units” beside a quantity', ['Code;Qty;Units', 'A-1;2;cs'], '0 1 2 -1 1'],
  ['no head for the quantity', ['Code;Description;Ana', 'A-1;Oil;2', 'A-2;Salt;3'], '0 2 -1 1 1'],
  ['no head for the code', ['Our list;Qty;Price', 'AB-12;3;1.20', 'AB-13;4;1.30'], '0 1 -1 -1 1'],
  ['a price, but no quantity', ['Code;Price', 'A-1;12', 'A-2;3'], '0 -1 -1 -1 1'],
  ['one column with a head', ['SKU', 'AB-12', 'AB-13'], '0 -1 -1 -1 1'],
  ['no heads', ['AB-12;2', 'AB-13;12'], '0 1 -1 -1 0'],
  ['no heads, quantity first', ['2;AB-12', '12;AB-13'], '1 0 -1 -1 0'],
  ['no heads, and a name', ['AB-12;Olive oil;2', 'AB-13;Salt;12'], '0 2 -1 1 0'],
  ['prices beside quantities', ['AB-12;8.74;12', 'AB-13;38.90;3'], '0 2 -1 -1 0'],
  ['line numbers', ['1;AB-12;12', '2;AB-13;3', '3;AB-14;3'], '1 2 -1 -1 0'],
  ['barcodes', ['8410660001040;12', '4006381333931;2'], '0 1 -1 -1 0'],
  ['codes of four digits', ['1052;6', '1077;12', '2003;6'], '0 1 -1 -1 0'],
  ['quantities with units', ['AB-12;2 cs', 'AB-13;3x12'], '0 1 -1 -1 0'],
  ['two columns that may be quantities', ['AB-12;6;2', 'AB-13;12;4'], '0 -1 -1 -1 0'],
  ['two that are the same', ['AB-12;6;6', 'AB-13;12;12'], '0 1 -1 -1 0'],
  ['a line number that can’t be told from a quantity', ['1;AB-12;12', '2;AB-13;3'], '1 -1 -1 -1 0'],
  ['a price in whole numbers by its head', ['Code;Price;Ana', 'AB-12;3;2', 'AB-13;4;6'], '0 2 -1 -1 1'],
  ['a column that is empty in its first line', ['AB-12;;2', 'AB-13;;6'], '0 2 -1 -1 0'],
  ['nothing that is known', ['?;!', '!;?'], '-1 -1 -1 -1 0'],
  ['nothing', [], '-1 -1 -1 -1 0'],
])('of a list with %s', (_, lines, expected) => {
  expect(columns(lines)).toBe(expected);
});

const KINDS = ['code', 'quantity', 'unit', 'name'] as const;

test('columns with heads are found in any order, and below any letterhead', () => {
  const head = fc.record({
    code: fc.constantFrom('SKU', 'Código', 'Référence'),
    quantity: fc.constantFrom('Qty', 'Cantidad', 'Qté'),
    unit: fc.constantFrom('Unit', 'Unidad', 'Unité'),
    name: fc.constantFrom('Description', 'Descripción', 'Désignation'),
  });
  const order = fc.shuffledSubarray([...KINDS], { minLength: 4 });
  fc.assert(
    fc.property(head, order, fc.integer({ min: 0, max: 10 }), (heads, kinds, above) => {
      const letterhead = Array.from({ length: above }, () => ['Bluebird Foods']);
      const found = findColumns([...letterhead, kinds.map((kind) => heads[kind])]);
      expect(KINDS.map((kind) => found[kind])).toEqual(KINDS.map((kind) => kinds.indexOf(kind)));
      expect(found.heads).toBe(above + 1);
    }),
  );
});

test('no column is two things, and each is within the list', () => {
  const cell = fc.oneof(
    fc.constantFrom('', 'Qty', 'Units', 'Code', 'Precio', '3x12', '1,234', 'Olive oil'),
    fc.stringMatching(/^[A-Z]{2}-\d{3}$/),
    fc.nat({ max: 999 }).map(String),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 20 }), (cells) => {
      const { heads, width, quantities, ...found } = findColumns(cells);
      const used = Object.values(found).filter((column) => column >= 0);
      expect(new Set(used).size).toBe(used.length);
      expect(quantities.includes(found.quantity)).toBe(true);
      expect(width).toBeLessThanOrEqual(Math.max(0, ...cells.map(({ length }) => length)));
      for (const column of used) expect(column).toBeLessThan(Math.max(...cells.map(({ length }) => length)));
      expect(heads).toBeLessThanOrEqual(cells.length);
    }),
  );
});
