import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFreeLine } from '../../../src/domain/quickOrder/readFreeLine.ts';

/** As `code|quantity|unit|other words`, with `?` for a quantity that can't be read; null for a sentence. */
const read = (text: string): string | null => {
  const line = readFreeLine(text);
  if (!line) return null;
  const { code, quantity, packSize, unit, name, problem } = line;
  const count = problem ? '?' : `${quantity ?? ''}${packSize ? `x${packSize}` : ''}`;
  return [code, count, unit, name].join('|');
};

test.each([
  ['6 x CO-1001 olive oil', 'CO-1001|6||olive oil'],
  ['6x CO-1001', 'CO-1001|6||'],
  ['6 CO-1001', 'CO-1001|6||'],
  ['CO-1001 x6', 'CO-1001|6||'],
  ['CO-1001 6x', 'CO-1001|6||'],
  ['CO-1001: 6', 'CO-1001|6||'],
  ['CO-1052 — 2 cases', 'CO-1052|2|cases|'],
  ['- 12 bottles of CF-0310', 'CF-0310|12|bottles|'],
  ['2 cajas CO-1001', 'CO-1001|2|cajas|'],
  ['2 cajas de 12 CO-1001', 'CO-1001|2x12|cajas|'],
  ['CO-1001 2 cases of 12', 'CO-1001|2x12|cases|'],
  ['3 x 12 CO-1001', 'CO-1001|3x12||'],
  ['3x12 CO-1001', 'CO-1001|3x12||'],
  ['1 dz CO-1001', 'CO-1001|1|dz|'],
  ['CH-1 0,4', 'CH-1|0.4||'],
  ['8410660001040 12', '8410660001040|12||'],
  ['12 8410660001040', '8410660001040|12||'],
  ['Aceite 5 l CO-1001 6 cajas', 'CO-1001|6|cajas|Aceite 5 l'],
  ['Aceite 500 gr CO-1001 6', 'CO-1001|6||Aceite 500 gr'],
  ['6 olive oil', '|6||olive oil'],
  ['2 cases sunflower oil', '|2|cases|sunflower oil'],
  ['CO-1001', 'CO-1001|||'],
  ['CO-1001 olive oil', 'CO-1001|||olive oil'],
  ['olive oil', '|||olive oil'],
  ['1,234 x CO-1001', 'CO-1001|?||'],
  ['½ CO-1001', 'CO-1001|?||'],
  ['1/2 case CO-1001', 'CO-1001|?||case'],
  ['1½ CO-1001', 'CO-1001|?||'],
  ['CO-1001 2 ½', 'CO-1001|?||'],
  ['1. CO-1001 6', 'CO-1001|6||'],
  ['2) 12 x CO-1052', 'CO-1052|12||'],
  ['3. CF-0310', 'CF-0310|||'],
  ['1.5 kg CH-100', 'CH-100|1.5|kg|'],
  ['(6) CO-1001', 'CO-1001|6||'],
  ['CO-1001 qty 6', 'CO-1001|6||qty'],
  ['CO-1001:6', 'CO-1001|6||'],
  ['CO-1001=12', 'CO-1001|12||'],
  ['6 x CO-1001 and 2 x CO-1052', '|||6 x CO-1001 and 2 x CO-1052'],
  ['CO-1001 6 / CO-1052 2', '|||CO-1001 6 / CO-1052 2'],
  ['6 x 8410660001033 and 2 x 8410660001040', '|||6 x 8410660001033 and 2 x 8410660001040'],
  ['CO-1001 8410660001040 6', 'CO-1001|6||8410660001040'],
  ['6 x CO-1001 (5 l) of CB-7700', '|||6 x CO-1001 (5 l) of CB-7700'],
  ['Pipe 1/2 CO-1001 6', 'CO-1001|6||Pipe 1/2'],
  ['6 x CO-1001,', 'CO-1001|6||'],
  ['0 CO-1001', 'CO-1001|||0'],
  ['CO-1001,6', 'CO-1001|6||'],
  ['CO-1001, 6', 'CO-1001|6||'],
  ['CO-1001;2 cs', 'CO-1001|2|cs|'],
  ['CO-1001,2cs', 'CO-1001|2|cs|'],
  ['CO-1001|6', 'CO-1001|6||'],
  ['CO-1001,Olive oil,6', 'CO-1001|6||Olive oil'],
  ['CO-1001;Oil, extra virgin;6', 'CO-1001|6||Oil extra virgin'],
  ['8410660001040,12', '8410660001040|12||'],
  ['sriracha,2', '|2||sriracha'],
  ['CH-1;1,5', 'CH-1|1.5||'],
  ['CH-1, 1,5', 'CH-1|1.5||'],
  ['CH-1,1.5', 'CH-1|1.5||'],
  ['CH-1;1,234', 'CH-1|?||'],
  ['CH-1,1,5', 'CH-1|?||'],
  ['CO-1001,6,12.50', 'CO-1001|?||'],
  ['Hello,', null],
  ['See you.', null],
  ['Thanks!', null],
  ['please send me what I had the last time', null],
  ['', null],
  ['--', null],
])('%j is %j', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test('a line keeps its text, and says each quantity as it was written', () => {
  const code = fc.stringMatching(/^[A-Z]{2}-\d{3,5}$/);
  const count = fc.integer({ min: 1, max: 9999 });
  const line = fc.constantFrom(
    (of: string, many: number) => `${many} x ${of}`,
    (of: string, many: number) => `${many}x ${of}`,
    (of: string, many: number) => `${of} x${many}`,
    (of: string, many: number) => `- ${many} cases of ${of} olive oil`,
    (of: string, many: number) => `${of}: ${many}`,
  );
  fc.assert(
    fc.property(code, count, line, (of, many, write) => {
      const text = write(of, many);
      const found = readFreeLine(text);
      expect(found).toMatchObject({ code: of, quantity: String(many), packSize: null, text, problem: null });
    }),
  );
});

test('a line with a digit is a row unless it is a long sentence, and its words are those written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const found = readFreeLine(text);
      if (!found) return;
      expect(found.text).toBe(text.trim());
      for (const word of found.name.split(' ')) expect(text).toContain(word);
      expect(text.replace(/\s*[x×*]\s*/g, 'x')).toContain(found.code.replace(/[x×*]/g, 'x'));
    }),
  );
});
