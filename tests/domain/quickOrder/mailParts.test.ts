import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailParts } from '../../../src/domain/quickOrder/mailParts.ts';

test.each([
  ['a greeting and a name', ['6 x CO-1001', 'Best regards,', 'Paul'], 'body signature signature'],
  ['thanks in Spanish', ['6 CO-1001', 'Muchas gracias', 'Ana'], 'body signature signature'],
  ['a greeting in French', ['6 CO-1001', 'Bien à vous', 'Élodie'], 'body signature signature'],
  ['a sentence that thanks', ['Thanks for the quick answer on Monday morning.', '6 CO-1001'], 'body body'],
  ['thanks with a number', ['Thanks, 6 x CO-1001', '2 CF-0310'], 'body body'],
  ['the mark of a signature', ['6 CO-1001', '-- ', 'Paul'], 'body signature signature'],
  ['quoted lines', ['6 CO-1001', '> 10 x CO-1052', '2 CF-0310'], 'body quoted body'],
  [
    'the mail that is answered',
    ['6 CO-1001', '-----Original Message-----', '10 CO-1052'],
    'body quoted quoted',
  ],
  ['an answered mail of Outlook', ['6 CO-1001', 'De : Ana <ana@a.test>', '10 CO-1052'], 'body quoted quoted'],
])('%s', (_, lines, parts) => {
  expect(mailParts(lines).join(' ')).toBe(parts);
});

test('every line is of one part, and the body never comes back after an answered mail', () => {
  const line = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom('> 1 A-1', 'Thanks', '--', '-----Original Message-----'),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const parts = mailParts(lines);
      expect(parts).toHaveLength(lines.length);
      const original = lines.indexOf('-----Original Message-----');
      if (original >= 0) expect(new Set(parts.slice(original))).toEqual(new Set(['quoted']));
    }),
  );
});
