import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBrandTenant } from '../../../src/domain/tenant/brandTenant.ts';

test.each([
  ['Wolf Brand Supply', true],
  ['Parts by WOLF', true],
  ['wolf', true],
  ['Wolfram Foods', false],
  ['Werewolf Costumes', false],
  ['Bluebird Foods', false],
  ['', false],
])('%j belongs to the brand: %j', (name, expected) => {
  expect(isBrandTenant(name)).toBe(expected);
});

test('the brand’s term is found as a separate word, in upper or lower case', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(isBrandTenant(`${before} wolf ${after}`)).toBe(true);
      expect(isBrandTenant(before.toUpperCase())).toBe(isBrandTenant(before.toLowerCase()));
    }),
  );
});
