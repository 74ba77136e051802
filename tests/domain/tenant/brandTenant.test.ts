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
])('%j is of the brand: %j', (name, expected) => {
  expect(isBrandTenant(name)).toBe(expected);
});

test('the brand’s term counts in any case, wherever it stands by itself', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(isBrandTenant(`${before} wolf ${after}`)).toBe(true);
      expect(isBrandTenant(before.toUpperCase())).toBe(isBrandTenant(before.toLowerCase()));
    }),
  );
});
