import fc from 'fast-check';
import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../../src/platform/csv.ts';

/**
 * The cells that Excel shows with this list separator: only a quote at a cell's start begins a quoted text, and what follows its end
 * is read as it is.
 */
const excelCells = (csv: string, separator: string): string[] => {
  const cells: string[] = [];
  const text = csv.slice(1);
  let at = 0;
  while (at <= text.length) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      while (at < text.length && (text[at] !== '"' || text[at + 1] === '"')) {
        cell += text[at];
        at += text[at] === '"' ? 2 : 1;
      }
      at += 1;
    }
    while (at < text.length && text[at] !== separator && text[at] !== '\r' && text[at] !== '\n') {
      cell += text[at];
      at += 1;
    }
    cells.push(cell);
    at += 1;
  }
  return cells;
};

/** A number is none; nor is one with `,"` behind it, a row of quoted cells that was not separated, because it is no expression. */
const runsAsFormula = (cell: string) => {
  const content = cell.trim().replace(/^[\s"]+/, '');
  return /^[=+\-@＝＋－＠]/.test(content) && !/^-?\d+(\.\d+)?("?,"|"?$)/.test(content);
};

describe('a CSV file', () => {
  it('begins with a byte-order mark, quotes all cells and ends its lines with CRLF (RFC 4180)', () => {
    expect(
      toCsv([
        ['Número', 'Total'],
        ['WEB-1', '12.50'],
      ]),
    ).toBe('\uFEFF"Número","Total"\r\n"WEB-1","12.50"');
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
    { text: '\rx', is: `"'\rx"` },
    { text: '-12.50', is: '"-12.50"' },
    { text: 'Oil;=1+1', is: `"Oil;'=1+1"` },
    { text: 'Oil\t =1+1', is: `"Oil\t '=1+1"` },
    { text: 'Oil";"@A1', is: `"Oil"";""'@A1"` },
    { text: 'Oil\n-1+1', is: `"Oil\n'-1+1"` },
    { text: '＝1+1', is: `"'＝1+1"` },
    { text: 'Ready-mix 50+50', is: '"Ready-mix 50+50"' },
  ])('writes $text', ({ text, is }) => {
    expect(toCsv([[text]])).toBe(`\uFEFF${is}`);
  });

  it.each([',', ';', '\t', '|'])('runs no cell as a formula where lists are separated by %j', (separator) => {
    const cell = fc.string({ unit: fc.constantFrom(...'=+-@＝;,|\t\r\n" \'a1'), maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 4 }), (rows) => {
        expect(excelCells(toCsv(rows), separator).filter(runsAsFormula)).toEqual([]);
      }),
      {
        examples: [
          [
            [
              ['', '', ',;"'],
              ['-1', '', ''],
            ],
          ],
        ],
      },
    );
  });

  it('is read back unchanged, except for cells with what would run as a formula', () => {
    const cell = fc
      .string({ minLength: 1 })
      .filter((text) => !/(^|[;,|\s"])[\s"']*[=+\-@\t\r]|^\uFEFF/.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const read = parse(toCsv(rows).slice(1), { delimiter: ',', newline: '\r\n' }).data;
        expect(read).toEqual(rows);
      }),
    );
  });
});
