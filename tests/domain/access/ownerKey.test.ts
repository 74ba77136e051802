import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownerKey } from '../../../src/domain/access/ownerKey.ts';

// FNV-1a of 64 bits, from the authors' test vectors (Fowler, Noll, Vo): "", "a", "foobar".
test.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['FOOBAR', '85944171f73967e8'],
])('the hash of "%s" is that of the vectors', (email, hex) => {
  expect(ownerKey(email)).toBe(BigInt(`0x${hex}`).toString(36));
});

test('it doesn’t depend on the case, and has nothing of the e-mail', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(ownerKey(email.toUpperCase())).toBe(ownerKey(email));
      expect(ownerKey(email)).toMatch(/^[\da-z]{1,13}$/);
    }),
  );
});
