import fc from 'fast-check';
import { expect, test } from 'vitest';
import { profileProblems } from '../../../src/domain/account/profileProblems.ts';

test.each([
  ['Ana Ruiz', '', []],
  ['Ana Ruiz', '+1 (305) 555-0100', []],
  ['Ana Ruiz', '305.555.0100 ext. 12', []],
  ['Ana Ruiz', '12', ['phone']],
  ['Ana Ruiz', 'call me at 555 0100', ['phone']],
  ['  ', '', ['contactName']],
  ['', 'none', ['contactName', 'phone']],
])('%s, %s', (contactName, phone, problems) => {
  expect(profileProblems({ contactName, phone })).toEqual(problems);
});

test('any number of five digits and more is a phone number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000 }), (number) => {
      expect(profileProblems({ contactName: 'Ana', phone: `+${number}` })).toEqual([]);
    }),
  );
});
