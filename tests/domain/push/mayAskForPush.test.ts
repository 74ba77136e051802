import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayAskForPush } from '../../../src/domain/push/mayAskForPush.ts';

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 25, 12);
const NEVER_ASKED = {
  support: 'yes',
  permission: 'default',
  isOn: false,
  postponedAt: null,
  now: NOW,
} as const;

test.each([
  ['nobody has been asked', {}, true],
  ['allowed, and switched off since', { permission: 'granted' }, true],
  ['on already', { permission: 'granted', isOn: true }, false],
  ['blocked in the browser', { permission: 'denied' }, false],
  ['a browser without pushes', { support: 'no' }, false],
  ['an iPhone without the portal on its home screen', { support: 'installFirst' }, false],
  ['30 days after “Not now”', { postponedAt: NOW - 30 * DAY }, false],
  ['31 days after “Not now”', { postponedAt: NOW - 31 * DAY }, true],
  ['a clock that was set back', { postponedAt: NOW + DAY }, false],
] as const)('%s', (_, situation, expected) => {
  expect(mayAskForPush({ ...NEVER_ASKED, ...situation })).toBe(expected);
});

test('who said “Not now” isn’t asked again within 30 days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 30 * DAY }),
      fc.constantFrom('default', 'granted'),
      (since, permission) => {
        expect(mayAskForPush({ ...NEVER_ASKED, permission, postponedAt: NOW - since })).toBe(false);
      },
    ),
  );
});
