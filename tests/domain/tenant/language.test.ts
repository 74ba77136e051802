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
