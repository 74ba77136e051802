import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { BOLD, wrap } from '../../../../host-demo/server/pdf/page.ts';

const doc = new PDFDocument({ autoFirstPage: false });
const STYLE = { size: 9 };

test.each([
  ['', 100, []],
  ['one two', 100, ['one two']],
  ['one two three', 40, ['one two', 'three']],
  ['one\ntwo', 100, ['one', 'two']],
  ['  one   two ', 100, ['one two']],
])('%j fits in %d points as %j', (text, width, lines) => {
  expect(wrap(doc, text, width, STYLE)).toEqual(lines);
});

test('a text that is too long ends with an ellipsis', () => {
  const lines = wrap(doc, 'word '.repeat(40), 60, STYLE, 2);
  expect(lines).toHaveLength(2);
  expect(lines[1]?.endsWith('…')).toBe(true);
});

test('no line is wider than allowed, and no character is lost', () => {
  const words = fc.array(fc.string({ unit: fc.constantFrom(...'abcWéi.1') }), { maxLength: 12 });
  fc.assert(
    fc.property(words, fc.integer({ min: 20, max: 200 }), (parts, width) => {
      const text = parts.join(' ');
      const lines = wrap(doc, text, width, { ...STYLE, font: BOLD });
      for (const line of lines) expect(doc.widthOfString(line)).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }),
  );
});

/** The lines of a text, and how many characters were measured for them. */
const measure = (text: string, maxLines?: number) => {
  let characters = 0;
  const counting = new Proxy(doc, {
    get: (target, name) => {
      if (name !== 'widthOfString') return Reflect.get(target, name);
      return (part: string) => {
        characters += part.length;
        return doc.widthOfString(part);
      };
    },
  });
  return { lines: wrap(counting, text, 200, STYLE, maxLines), characters };
};

test('a long word is measured little more than once, so that a longer one takes no more than its share', () => {
  const measured = (length: number) => measure('x'.repeat(length)).characters;
  expect(measured(20_000) / measured(5000)).toBeLessThan(4.5);
});

test('what is cut after some lines isn’t measured', () => {
  const { lines, characters } = measure('word '.repeat(1_000_000), 2);
  expect(lines).toHaveLength(2);
  expect(characters).toBeLessThan(5_000);
});
