import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBrandTenant } from '../../../src/domain/tenant/brandTenant.ts';

test.each([
  ['Wolf Brand Supply', 'wolf', true],
  ['Parts by WOLF', 'wolf', true],
  ['wolf', 'Wolf', true],
  ['Wolfram Foods', 'wolf', false],
  ['Werewolf Costumes', 'wolf', false],
  ['Bluebird Foods', 'wolf', false],
  ['', 'wolf', false],
  ['Wolf Brand Supply', '', false],
  ['Wolf Brand Supply', '  ', false],
  ['Azul Épicé', 'épicé', true],
  ['A.C. Parts', 'a.c.', true],
  ['ABC Parts', 'a.c.', false],
])('%j belongs to the brand of %j: %j', (name, term, expected) => {
  expect(isBrandTenant(name, term)).toBe(expected);
});

test('any term is found as a separate word, in upper or lower case, and no company has an empty one', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), fc.string(), (term, before, after) => {
      const isTerm = term.trim() !== '';
      expect(isBrandTenant(`${before} ${term} ${after}`, term)).toBe(isTerm);
      expect(isBrandTenant(before, '')).toBe(false);
    }),
  );
});
