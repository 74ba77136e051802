import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failingPasswordRules, PASSWORD_RULES } from '../../../src/domain/access/password.ts';

test.each([
  ['Portal#2026', []],
  ['', ['length', 'uppercase', 'lowercase', 'digit', 'symbol']],
  ['Aa1!', ['length']],
  [`${'Aa1!'.repeat(25)}x`, ['length']],
  ['Aa1!'.repeat(25), []],
  ['PORTAL#2026', ['lowercase']],
  ['Portal2026', ['symbol']],
  ['Portal 2026', ['symbol', 'spaces']],
  ['Portal#\t2026', ['spaces']],
  ['Çédille#1', ['uppercase']],
])('%j fails %j', (password, expected) => {
  expect(failingPasswordRules(password)).toEqual(expected);
});

test('the rules are in this order', () => {
  expect(PASSWORD_RULES).toEqual(['length', 'uppercase', 'lowercase', 'digit', 'symbol', 'spaces']);
});

test('failed rules are listed once each, in the order of the rules', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (password) => {
      const failing = failingPasswordRules(password);
      expect(failing).toEqual(PASSWORD_RULES.filter((rule) => failing.includes(rule)));
    }),
  );
});
