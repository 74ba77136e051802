import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initials } from '../../../src/domain/account/initials.ts';

it.each([
  ['Mia Torres', 'MT'],
  ['Mia de la Torres', 'MT'],
  ['Corner Deli', 'CD'],
  ['leo', 'L'],
  ['  Élodie   Ôtard ', 'ÉÔ'],
  ['O’Brien & Sons', 'OS'],
  ['24 Seven', '2S'],
  ['—', ''],
  ['', ''],
])('"%s" has the initials "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

it('has only letters and digits, and is empty only where the name has none', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aÉ9 -’ß中') }), (name) => {
      const found = initials(name);
      expect(found).toMatch(/^[\p{L}\p{N}]*$/u);
      expect(found === '').toBe(!/[\p{L}\p{N}]/u.test(name));
    }),
  );
});
