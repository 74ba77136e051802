import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decisionOf, isToDecide, needsComment } from '../../../src/domain/history/approval.ts';

test.each([
  ['refused', '', true],
  ['refused', ' \n\t', true],
  ['refused', 'Too much', false],
  ['approved', '', false],
  ['approved', 'Fine', false],
] as const)('%s with “%s”: a comment is missing: %s', (decision, comment, expected) => {
  expect(needsComment(decision, comment)).toBe(expected);
});

test.each([
  ['waits', 0, 'pending', true, null],
  ['was canceled', 0, 'cancelled', false, null],
  ['was approved', 1, 'pending', false, 'approved'],
  ['was rejected', 2, 'cancelled', false, 'refused'],
  ['needed no approval', null, 'pending', false, null],
] as const)('an order that %s', (_, approvalStatus, status, toDecide, decision) => {
  expect(isToDecide({ approvalStatus, status })).toBe(toDecide);
  expect(decisionOf({ approvalStatus })).toBe(decision);
});

test('an approval needs no comment; a refusal needs at least one character', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(needsComment('approved', before + after)).toBe(false);
      expect(needsComment('refused', `${before}a${after}`)).toBe(false);
    }),
  );
});
