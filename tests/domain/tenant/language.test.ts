import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseLanguage } from '../../../src/domain/tenant/language.ts';

test.each([
  [null, ['es-CO', 'en'], 'es'],
  [null, ['fr-CA'], 'fr'],
  [null, ['FR'], 'fr'],
  [null, ['de', 'es'], 'en'],
  [null, [], 'en'],
  ['fr', ['es-CO'], 'fr'],
  ['en', ['es-CO'], 'en'],
  ['tlh', ['es-CO'], 'es'],
])('chosen %j, browser %j: %s', (chosen, browser, expected) => {
  expect(chooseLanguage(chosen, browser)).toBe(expected);
});

test('is always one of the three, and a chosen one has precedence', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('en', 'es', 'fr'),
      fc.array(fc.string()),
      fc.string(),
      (chosen, browser, other) => {
        expect(chooseLanguage(chosen, browser)).toBe(chosen);
        expect(['en', 'es', 'fr']).toContain(chooseLanguage(other, browser));
      },
    ),
  );
});
