import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialsOf } from '../../../src/domain/access/initials.ts';

test.each([
  ['Mia Torres', 'MT'],
  ['Mia', 'M'],
  ['María José de la Cruz', 'MC'],
  ['élodie  martin', 'ÉM'],
  [' Ana (Ruiz) ', 'AR'],
  ['Ana –', 'A'],
  ['3M Supplies', '3S'],
  ['mia.torres@hotel.test', 'M'],
  ['', ''],
  ['–', ''],
])('%s has the initials %s', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});

test('a name between others doesn’t change the initials', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(word, word, word, (first, between, last) => {
      expect(initialsOf(`${first} ${between} ${last}`)).toBe(initialsOf(`${first} ${last}`));
    }),
  );
});
