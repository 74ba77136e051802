import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readList } from '../../../src/domain/quickOrder/readList.ts';
import { readTextLines } from '../../../src/platform/lists/readTextLines.ts';

/** Rows as `code|quantity|unit`, with the pack size after the quantity and `?` for a quantity that can't be read. */
const read = (text: string): string[] =>
  readList(readTextLines(text)).rows.map(({ code, name, quantity, unit, packSize, problem }) =>
    [code || `(${name})`, problem ? '?' : `${quantity ?? ''}${packSize ? `x${packSize}` : ''}`, unit].join(
      '|',
    ),
  );

describe('a list', () => {
  test.each([
    ['tabs', 'CO-1052\t1\nCF-0310\t6', ['CO-1052|1|', 'CF-0310|6|']],
    ['semicolons and heads in Spanish', 'Código;Descripción;Cantidad\nCO-1001;Aceite;12', ['CO-1001|12|']],
    ['a letterhead above the heads', 'Bluebird Foods\nOrder of May 4\n\nSKU;Qty\nCO-1001;2', ['CO-1001|2|']],
    ['quotes around separators', 'code,name,qty\nCO-1,"Oil, extra",5', ['CO-1|5|']],
    [
      'units in the quantity',
      'CO-1001;2 cs\nCO-1052;3x12\nCF-0310;6 cajas',
      ['CO-1001|2|cs', 'CO-1052|3x12|', 'CF-0310|6|cajas'],
    ],
    ['a column of units', 'Code;Qty;Unit\nCO-1001;2;Case', ['CO-1001|2|Case']],
    ['decimal commas', 'Código;Cantidad\nCH-1;0,4\nCH-2;1,5', ['CH-1|0.4|', 'CH-2|1.5|']],
    ['thousands, told by another line', 'SKU;Qty\nA-1;1,234\nA-2;2.5', ['A-1|1234|', 'A-2|2.5|']],
    ['thousands or decimals, told by nothing', 'SKU;Qty\nA-1;1,234\nA-2;3', ['A-1|?|', 'A-2|3|']],
    ['columns aligned by spaces', 'CO-1001     20\nCO-10114    10', ['CO-1001|20|', 'CO-10114|10|']],
    ['codes alone', 'CO-1001\nCO-1052', ['CO-1001||', 'CO-1052||']],
    [
      'a mail',
      'Hi Ana,\nplease send:\n6 x CO-1001 olive oil\nCO-1052 — 2 cases\n- 12 bottles of CF-0310\n\nThanks!\nPaul',
      ['CO-1001|6|', 'CO-1052|2|cases', 'CF-0310|12|bottles'],
    ],
    ['commas, and barcodes', '4006381333931,2\n8410660001040,12', ['4006381333931|2|', '8410660001040|12|']],
    ['a decimal comma after a space', 'CH-1 0,4\nCH-2 1,5', ['CH-1|0.4|', 'CH-2|1.5|']],
    [
      'inches',
      'CO-1001;"1/2 valve;4\nCO-1002;pipe;2\nCO-1003;pipe;3',
      ['CO-1001|4|', 'CO-1002|2|', 'CO-1003|3|'],
    ],
    ['a space without width and full-width digits', 'SKU;Qty\n\u200BA-1\u200E;１２', ['A-1|12|']],
    ['a space that doesn’t break in a number', 'SKU;Qty\nA-1;1\u00A0234', ['A-1|1234|']],
    ['a tab in a quoted cell', 'SKU\tName\tQty\nA-1\t"Oil\textra"\t2', ['A-1|2|']],
    ['packs in words', 'SKU;Qty\nA-1;2 cajas de 12', ['A-1|2x12|cajas']],
    ['halves', 'SKU;Qty\nA-1;½\nA-2;1 1/2', ['A-1|?|', 'A-2|?|']],
    ['none, and less than none', 'SKU;Qty\nA-1;0\nA-2;-3\nA-3;\u22123', ['A-2|?|', 'A-3|?|']],
    [
      'empty quantities after commas',
      'sku,name,qty\nA-1,Oil,\nA-2,Salt,2\nA-3,Tea,5',
      ['A-1||', 'A-2|2|', 'A-3|5|'],
    ],
    ['a mail with a comma after each line', '6x CO-1001,\n2x CO-1052,', ['CO-1001|6|', 'CO-1052|2|']],
    ['a quantity that is none', 'SKU;Qty\nA-1;many', ['A-1|?|']],
    ['totals below', 'SKU;Name;Qty\nA-101;Oil;4\nA-102;Rice;2\n;Total;6', ['A-101|4|', 'A-102|2|']],
    ['titles of sections', 'SKU;Name;Qty\nDRINKS;;\nA-101;Cola;4\n;Subtotal;4', ['A-101|4|']],
    [
      'an order form of which few lines are filled',
      'SKU;Name;Order\nA-101;Oil;\nA-102;Rice;3\nA-103;Salt;\nA-104;Tea;0',
      ['A-102|3|'],
    ],
    [
      'one quantity that is missing',
      'SKU;Qty\nA-101;4\nA-102;\nA-103;1',
      ['A-101|4|', 'A-102||', 'A-103|1|'],
    ],
    ['code and name in one cell', 'Product;Qty\nA-101 Olive oil;4\nA-102 - Rice;2', ['A-101|4|', 'A-102|2|']],
    [
      'the seller’s code and our own',
      'Our ref.;Supplier code;Qty\nK-1;A-101;4\nK-2;A-102;2',
      ['A-101|4|', 'A-102|2|'],
    ],
    ['our own code alone', 'Nuestro código;Cantidad\nCD-101;4\nCD-102;2', ['CD-101|4|', 'CD-102|2|']],
    ['what is in stock and what is ordered', 'Code;On hand;Qty to order\nA-101;7;4', ['A-101|4|']],
    ['what was delivered and what is ordered', 'Code;Qty delivered;Qty ordered\nA-101;7;4', ['A-101|4|']],
    ['two quantities', 'Code;Qty North;Qty South\nA-101;4;6\nA-102;;5', ['A-101|?|', 'A-102|5|']],
    [
      'a letterhead with as many commas',
      '"1 Main St, Ohio",,\nOrder 7,,\nSKU,Name,Qty\nA-101,Oil,4',
      ['A-101|4|'],
    ],
    ['the heads of the next page', 'SKU;Qty\nA-101;4\nSKU;Qty\nA-102;2', ['A-101|4|', 'A-102|2|']],
    [
      'a mail around a table',
      'Hello\n\nSKU\tQty\nA-101\t4\nA-102\t2\n\nThanks a lot\nLuis',
      ['A-101|4|', 'A-102|2|'],
    ],
    ['a quoted mail', '6 x A-101\n2 x A-103\n> 10 x A-102', ['A-101|6|', 'A-103|2|']],
    [
      'a signature with a telephone',
      '6 x A-101\nBest,\nTom, 12 Main St, 45501 Ohio\nTel. 91 555 01 42',
      ['A-101|6|'],
    ],
    ['a date above', 'Pedido 12 de marzo\n6 x A-101', ['A-101|6|']],
    [
      'several products in a sentence',
      'Please add 6 x A-101 and 4 x A-102',
      ['(Please add 6 x A-101 and 4 x A-102)||'],
    ],
    [
      'a semicolon among commas',
      'CO-1001,6\nCF-0310,2\nCN-3005;12',
      ['CO-1001|6|', 'CF-0310|2|', 'CN-3005|12|'],
    ],
    [
      'each line its own separator',
      'CO-1001 6\nCF-0310,2\nCN-3005;12\nTE-3004\t3\nCO-1052|4',
      ['CO-1001|6|', 'CF-0310|2|', 'CN-3005|12|', 'TE-3004|3|', 'CO-1052|4|'],
    ],
    [
      'a table of commas with other lines',
      'CO-1001,6\nCF-0310,2\nCN-3005;12\nTE-3004 3\nCO-1052,4\nCO-3003,5\nDR-3012,8\nDR-3022,9',
      [
        'CO-1001|6|',
        'CF-0310|2|',
        'CN-3005|12|',
        'TE-3004|3|',
        'CO-1052|4|',
        'CO-3003|5|',
        'DR-3012|8|',
        'DR-3022|9|',
      ],
    ],
    [
      'a decimal comma after another separator than the table’s',
      'CO-1001,6\nCF-0310,2\nCN-3005,12\nCH-1001;1,5\nCH-1002 2,5\nCO-1052,4\nCO-3003,4\nCO-3004,4',
      [
        'CO-1001|6|',
        'CF-0310|2|',
        'CN-3005|12|',
        'CH-1001|1.5|',
        'CH-1002|2.5|',
        'CO-1052|4|',
        'CO-3003|4|',
        'CO-3004|4|',
      ],
    ],
    [
      'a semicolon in the last of many names',
      'sku,name,qty\nA-101,Oil,4\nA-102,Rice,2\nA-103,Salt; fine,7',
      ['A-101|4|', 'A-102|2|', 'A-103|7|'],
    ],
    [
      'names among commas and spaces',
      'CO-1001,Oil, extra virgin,6\nCF-0310 House blend 1 kg 2\nsriracha, 4\nCO-1052 oil 5 l 3',
      ['CO-1001|6|', 'CF-0310|2|', '(sriracha)|4|', 'CO-1052|3|'],
    ],
    [
      'a name alone among codes',
      'CO-1001 6\nsriracha\nCF-0310 2',
      ['CO-1001|6|', '(sriracha)||', 'CF-0310|2|'],
    ],
    [
      'a name alone in a table',
      'CO-1001;6\nsriracha\nCF-0310;2',
      ['CO-1001|6|', '(sriracha)||', 'CF-0310|2|'],
    ],
    ['a greeting without a comma', 'Hello Ana\nCO-1001;6\nCF-0310;2', ['CO-1001|6|', 'CF-0310|2|']],
    ['a greeting and a name', 'Hola\nCO-1001 6\nCF-0310 2\nLuis', ['CO-1001|6|', 'CF-0310|2|']],
    ['Windows and old Macintosh lines', 'A-1;1\r\nA-2;2\rA-3;3', ['A-1|1|', 'A-2|2|', 'A-3|3|']],
  ])('with %s', (_, text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  it('says which sentences it left out', () => {
    const { rows, proseLines, emptyLines } = readList(readTextLines('Hello,\n\n2 CO-1001\nSee you.'));
    expect(rows).toHaveLength(1);
    expect(emptyLines).toBe(1);
    expect(proseLines).toEqual([
      { line: 1, text: 'Hello,' },
      { line: 4, text: 'See you.' },
    ]);
  });
});

test('a number of a spreadsheet has a decimal point, and a text is read as it is written', () => {
  const cells = (code: string, quantity: string, isNumber: boolean) => ({
    cells: [code, quantity],
    numbers: new Set(isNumber ? [1] : []),
  });
  const lines = [cells('Code', 'Qty', false), cells('A-1', '1.234', true), cells('A-2', '1.234', false)];
  const { rows } = readList(lines.map((each, at) => ({ line: at + 1, ...each })));
  expect(rows.map(({ quantity, problem }) => [quantity, problem])).toEqual([
    ['1.234', null],
    [null, 'quantity_unreadable'],
  ]);
});

test('no line of any list gets lost', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.stringMatching(/^[A-Z]{2}-\d{3,5}$/),
    fc.integer({ min: 0, max: 99_999 }).map(String),
    fc.constantFrom('', 'Qty', 'Código', '3x12', '2 cs', '1,234', 'Total', '=1+1', '"', '4.00638E+12'),
  );
  const delimiter = fc.constantFrom('\t', ';', ',', '|', ' ', '   ');
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 40 }), delimiter, (rows, between) => {
      const text = rows.map((row) => row.join(between)).join('\n');
      const lines = readTextLines(text);
      const list = readList(lines);
      const counted = list.rows.length + list.headerLines + list.emptyLines + list.proseLines.length;
      expect(counted).toBe(lines.length);
      // Quotes may hold an end of a line, but no letter is lost.
      const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;
      expect(letters(lines.flatMap(({ cells }) => cells).join(''))).toBe(letters(text));
    }),
  );
});

test('a list that is written again with tabs is read as the same rows', () => {
  const cell = fc.oneof(
    fc.stringMatching(/^[A-Z]{2}-\d{3,5}$/),
    fc.integer({ min: 0, max: 99_999 }).map(String),
    fc.constantFrom('', 'Olive oil', 'Oil "extra"', '"1/2', '3x12', '2 cs', '1,234', '2.5', 'a; b', 'c, d'),
  );
  const heads = fc.constantFrom(['Code', 'Qty', 'Name'], ['Código', 'Cantidad', 'Unidad'], ['', '', '']);
  const sheet = fc.tuple(heads, fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 }));
  const quoted = (text: string) => (/["\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  fc.assert(
    fc.property(sheet, ([head, body]) => {
      const cells = [head, ...body];
      const list = readList(cells.map((each, at) => ({ line: at + 1, cells: each })));
      const text = cells.map((each) => each.map(quoted).join('\t')).join('\n');
      expect(readList(readTextLines(text))).toEqual(list);
    }),
  );
});

test('rows are in the order of their lines, with a quantity above 0, none, or one that asks', () => {
  const line = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.stringMatching(/^[\d½.,x-]{1,5} [A-Z]{2}-\d{3}$/),
    fc.stringMatching(/^[A-Z]{2}-\d{3};[\d½.,x -]{0,5}$/),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { rows, proseLines } = readList(readTextLines(lines.join('\n')));
      for (const all of [rows, proseLines])
        expect(all.every((each, at) => at === 0 || (all[at - 1]?.line ?? 0) < each.line)).toBe(true);
      for (const { quantity, quantityText, problem } of rows) {
        if (quantity !== null) expect(Number(quantity)).toBeGreaterThan(0);
        expect(problem !== null).toBe(quantity === null && quantityText !== '');
      }
    }),
  );
});

test('a code and a quantity are read whatever separates them, in each line of its own', () => {
  const code = fc.stringMatching(/^[A-Z]{2}-\d{3,5}$/);
  const whole = fc.integer({ min: 1, max: 9999 }).map(String);
  const count = fc.oneof(whole, fc.constantFrom('1,5', '2.5', '0,4'));
  // Among commas it can't be told what one of a number is.
  const line = fc.oneof(
    fc.tuple(code, fc.constantFrom('\t', ';', '|', ' ', '; ', ' ; '), count),
    fc.tuple(code, fc.constantFrom(',', ', '), whole),
  );
  fc.assert(
    fc.property(fc.uniqueArray(line, { minLength: 1, maxLength: 30, selector: ([of]) => of }), (lines) => {
      const { rows } = readList(readTextLines(lines.map((cells) => cells.join('')).join('\n')));
      expect(rows.map(({ code: of, quantity }) => [of, quantity])).toEqual(
        lines.map(([of, , many]) => [of, many.replace(',', '.')]),
      );
    }),
  );
});
