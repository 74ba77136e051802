import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortName } from '../../../src/domain/tenant/shortName.ts';

test.each([
  ['Demo Foods', 'Demo Foods'],
  ['Ferretería Andina', 'Ferretería'],
  ['Maison Lumière', 'Maison'],
  ['Cedar & Sons Wholesale', 'Cedar & Sons'],
  ['Brookfield & Associates', 'Brookfield'],
  ['Lebensmittelgroßhandel', 'Lebensmittel'],
  ['  Wolf   Parts  ', 'Wolf Parts'],
  ['', ''],
])('%s: %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});

test('it is the beginning of the name, of at most 12 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const short = shortName(name);
      expect([...short].length).toBeLessThanOrEqual(12);
      expect(name.trim().split(/\s+/).join(' ').startsWith(short)).toBe(true);
    }),
  );
});
