import { expect, test } from 'vitest';
import { countries } from '../../../src/domain/checkout/countries.ts';

const named = (language: string, code: string) =>
  countries(language, '').find((country) => country.code === code)?.name;

test('countries are named in the customer’s language and sorted by it', () => {
  expect(countries('en', '')).toHaveLength(249);
  expect([named('en', 'DE'), named('es', 'DE'), named('fr', 'DE')]).toEqual([
    'Germany',
    'Alemania',
    'Allemagne',
  ]);
  const names = countries('es', '').map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare));
});

test('an unknown country can still be selected', () => {
  expect(countries('en', 'Colombia')[0]).toEqual({ code: 'Colombia', name: 'Colombia' });
  expect(countries('en', 'US')).toHaveLength(249);
});
