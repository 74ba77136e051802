import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxName } from '../../../src/domain/numbers/taxName.ts';

test.each([
  ['es-CO', 'IVA'],
  ['es_co', 'IVA'],
  ['en-CO', 'IVA'],
  ['es-Latn-MX', 'IVA'],
  ['es-ES', 'IVA'],
  ['es-US', null],
  ['es-PE', null],
  ['en-US', null],
  ['fr-CA', null],
  ['es', null],
  ['', null],
])('a company of %s has the tax %j', (locale, expected) => {
  expect(taxName(locale)).toBe(expected);
});

test('the language of the locale doesn’t matter', () => {
  const country = fc.constantFrom('CO', 'US', 'CA', 'ES', 'PE', 'FR');
  fc.assert(
    fc.property(country, (region) => {
      expect(taxName(`es-${region}`)).toBe(taxName(`en-${region}`));
    }),
  );
});
