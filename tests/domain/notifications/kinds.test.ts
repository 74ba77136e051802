import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isKindOn, kindsFor, NOTIFICATION_KINDS } from '../../../src/domain/notifications/kinds.ts';

test.each([
  ['orderStatus', {}, true],
  ['orderStatus', { orderStatus: false }, false],
  ['orderStatus', { invoiceDue: false }, true],
  ['priceDrop', {}, false],
  ['deal', {}, false],
  ['priceDrop', { priceDrop: true }, true],
  ['backInStock', {}, true],
] as const)('%s with %o: %s', (kind, choices, isOn) => {
  expect(isKindOn(choices, kind)).toBe(isOn);
});

test('only approvers choose whether they hear of approvals that wait', () => {
  expect(kindsFor({ canApprove: true })).toEqual(NOTIFICATION_KINDS);
  expect(kindsFor({ canApprove: false })).toEqual(
    NOTIFICATION_KINDS.filter((kind) => kind !== 'approvalWaiting'),
  );
});

test('a choice decides about its kind, and about no other', () => {
  const kind = fc.constantFrom(...NOTIFICATION_KINDS);
  fc.assert(
    fc.property(kind, kind, fc.boolean(), (chosen, other, isOn) => {
      expect(isKindOn({ [chosen]: isOn }, chosen)).toBe(isOn);
      if (other !== chosen) expect(isKindOn({ [chosen]: isOn }, other)).toBe(isKindOn({}, other));
    }),
  );
});
