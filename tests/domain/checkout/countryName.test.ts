import { expect, test } from 'vitest';
import { countryName } from '../../../src/domain/checkout/countryName.ts';

test.each([
  ['CO', 'en', 'Colombia'],
  ['US', 'es', 'Estados Unidos'],
  ['US', 'fr', 'États-Unis'],
  ['QQ', 'en', 'QQ'],
  ['Narnia', 'en', 'Narnia'],
  ['', 'en', ''],
])('%s is %s: %s', (country, language, name) => {
  expect(countryName(country, language)).toBe(name);
});
