import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOfPages, type PlacedText } from '../../../src/domain/quickOrder/pageLines.ts';

const LETTER = 5;
const HEIGHT = 10;

/** A text of letters that are five points wide, at a distance from the left; `line`: from the top. */
const at = (x: number, line: number, text: string): PlacedText => ({
  text,
  x,
  y: 800 - line * 20,
  width: text.length * LETTER,
  height: HEIGHT,
});
/** A text that ends there. */
const until = (end: number, line: number, text: string) => at(end - text.length * LETTER, line, text);

describe('the lines of a page', () => {
  test.each<[string, PlacedText[], string[][]]>([
    [
      'columns, and words of one cell',
      [
        at(50, 0, 'CO-1001'),
        at(150, 0, 'Olive'),
        at(178, 0, 'oil'),
        at(50, 1, 'CF-0310'),
        at(150, 1, 'Coffee'),
      ],
      [
        ['CO-1001', 'Olive oil'],
        ['CF-0310', 'Coffee'],
      ],
    ],
    [
      'heads on the left of numbers on the right',
      [
        at(50, 0, 'Code'),
        at(150, 0, 'Qty'),
        at(50, 1, 'A-101'),
        until(250, 1, '6'),
        at(50, 2, 'A-102'),
        until(250, 2, '12'),
      ],
      [
        ['Code', 'Qty'],
        ['A-101', '6'],
        ['A-102', '12'],
      ],
    ],
    [
      'a column that few lines fill',
      [
        ...[0, 1, 2, 3, 4, 5, 6].flatMap((line) => [at(50, line, `A-10${line}`), at(150, line, '1.20')]),
        at(250, 3, '4'),
      ],
      [0, 1, 2, 3, 4, 5, 6].map((line) => [`A-10${line}`, '1.20', line === 3 ? '4' : '']),
    ],
    [
      'a text that reaches into the next column, in both',
      [
        at(50, 0, 'Name'),
        at(150, 0, 'Unit'),
        at(250, 0, 'Qty'),
        at(50, 1, 'Oil'),
        at(150, 1, 'case'),
        at(250, 1, '1'),
        at(50, 2, 'Rice of the best kind, case'),
        at(250, 2, '2'),
      ],
      [
        ['Name', 'Unit', 'Qty'],
        ['Oil', 'case', '1'],
        ['Rice of the best kind, case', 'Rice of the best kind, case', '2'],
      ],
    ],
    ['lines without columns', [at(50, 0, 'Hello,'), at(50, 1, '6 x CO-1001')], [['Hello,'], ['6 x CO-1001']]],
    ['no texts', [at(50, 0, ' ')], []],
  ])('%s', (_, texts, lines) => {
    expect(linesOfPages([texts])).toEqual(lines);
  });

  test('a head that stands on several pages is one cell, and the columns are those of all pages', () => {
    const page = (number: number, text: string) => [
      at(50, 0, 'Bluebird'),
      at(250, 0, `Page ${number} of 2`),
      at(50, 1, `A-10${number}`),
      at(150, 1, text),
    ];
    const [head, row] = linesOfPages([page(1, 'Oil'), page(2, 'Rice')]);
    expect(head?.filter(Boolean)).toEqual(['Bluebird Page 1 of 2']);
    expect(row?.filter(Boolean)).toEqual(['A-101', 'Oil']);
  });
});

test('no letter of any page gets lost', () => {
  const text = fc.record({
    text: fc.stringMatching(/^[a-z0-9]{1,12}$/),
    x: fc.integer({ min: 0, max: 500 }),
    y: fc.integer({ min: 0, max: 800 }),
    width: fc.integer({ min: 1, max: 200 }),
    height: fc.integer({ min: 4, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(fc.array(text, { maxLength: 30 }), { maxLength: 3 }), (pages) => {
      const lines = linesOfPages(pages);
      const all = lines.flat().join(' ');
      for (const each of pages.flat()) expect(all).toContain(each.text);
      const widths = new Set(lines.map((line) => line.length));
      expect(widths.size).toBeLessThanOrEqual(2);
    }),
  );
});
