import fc from 'fast-check';
import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../../src/platform/csv.ts';

describe('a CSV file', () => {
  it('begins with a byte-order mark and ends its lines with CRLF (RFC 4180)', () => {
    expect(
      toCsv([
        ['Número', 'Total'],
        ['WEB-1', '12.50'],
      ]),
    ).toBe('\uFEFFNúmero,Total\r\nWEB-1,12.50');
  });

  it.each([
    { text: 'a, b', is: '"a, b"' },
    { text: 'she said "no"', is: '"she said ""no"""' },
    { text: 'two\nlines', is: '"two\nlines"' },
    { text: '=HYPERLINK("x")', is: `"'=HYPERLINK(""x"")"` },
    { text: '+1', is: `"'+1"` },
    { text: '-2+3', is: `"'-2+3"` },
    { text: '@SUM(A1)', is: `"'@SUM(A1)"` },
    { text: '\tx', is: `"'\tx"` },
    { text: '-12.50', is: '-12.50' },
  ])('writes $text', ({ text, is }) => {
    expect(toCsv([[text]])).toBe(`\uFEFF${is}`);
  });

  it('is read back unchanged, except for cells that would run as a formula', () => {
    const cell = fc.string({ minLength: 1 }).filter((text) => !/^[=+\-@\t\r'\uFEFF]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const read = parse(toCsv(rows).slice(1), { delimiter: ',', newline: '\r\n' }).data;
        expect(read).toEqual(rows);
      }),
    );
  });
});
