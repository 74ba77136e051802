import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pushSupport } from '../../../src/domain/push/pushSupport.ts';

const CAPABLE = { isOffered: true, isOwnPage: true, mustBeInstalled: false, isCapable: true };

test.each([
  ['a browser that can', {}, 'yes'],
  ['a browser that can’t', { isCapable: false }, 'no'],
  [
    'an iPhone, before the portal is on its home screen',
    { mustBeInstalled: true, isCapable: false },
    'installFirst',
  ],
  ['a company that sends none', { isOffered: false }, 'none'],
  ['a parent’s page', { isOwnPage: false }, 'none'],
  ['a parent’s page on an iPhone', { isOwnPage: false, mustBeInstalled: true }, 'none'],
] as const)('%s', (_, facts, expected) => {
  expect(pushSupport({ ...CAPABLE, ...facts })).toBe(expected);
});

test('nothing is said of pushes in a parent’s page, or for a company without them', () => {
  const facts = fc.record({
    isOffered: fc.boolean(),
    isOwnPage: fc.boolean(),
    mustBeInstalled: fc.boolean(),
    isCapable: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, (each) => {
      expect(pushSupport(each) === 'none').toBe(!each.isOffered || !each.isOwnPage);
    }),
  );
});
