import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmailAddress } from '../../../src/domain/texts/emailAddress.ts';
import { isOneLine } from '../../../src/domain/texts/oneLine.ts';

test.each([
  ['ana@ruiz.test', true],
  ["o'neil+orders@mail.ruiz-foods.co", true],
  ['ana', false],
  ['ana@', false],
  ['ana@ruiz.test,eva@ruiz.test', false],
  ['<b>ana@ruiz.test', false],
  ['ana@ruiz.test>', false],
  ['ana\u200b@ruiz.test', false],
  ['ana@ruiz.test\u00ad', false],
  ['ana@ruiz.test\nbcc:eva@ruiz.test', false],
  ['ana@-ruiz.test', false],
])('%j is an e-mail address: %s', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});

test('an address has no comma, markup, space or character that isn’t printed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      if (isEmailAddress(`${text}@ruiz.test`)) expect(text).toMatch(/^[!-~]+$/);
      if (isEmailAddress(`${text}@ruiz.test`)) expect(text).not.toMatch(/[<>,;:"()[\]\\]/);
    }),
  );
});

test.each([
  ['Ana Ruiz', true],
  ['Peña & Söhne 🍎', true],
  ['Ana\nRuiz', false],
  ['Ana\u2028Ruiz', false],
  ['Ana\u0000', false],
  ['Ana \u202etset', false],
])('%j is one line: %s', (text, expected) => {
  expect(isOneLine(text)).toBe(expected);
});
