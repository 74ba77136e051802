import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippingRuleOf } from '../../../src/state/cart/shippingRuleOf.ts';
import { aCompany } from '../../support/builders.ts';

const EXPRESS = { code: 'X', name: 'Express', ruleId: 72, fixed: '35', percent: '6', zones: [] };
const thresholdOf = (freeMinimum: number | string | null, company: string | null) =>
  shippingRuleOf(
    { ...EXPRESS, freeMinimum },
    aCompany({ settings: { freeShippingMinimum: company } }).settings,
  )?.freeMinimum?.toString() ?? null;

test.each([
  ['the company’s without its own', null, '500', '500'],
  ['none without both', null, null, null],
  ['its own instead of the company’s', 250, '500', '250'],
  ['its own where the company has none', '250', null, '250'],
  ['0: never free', '0', '500', '0'],
  ['the company’s when its own is no number', 'n/a', '500', '500'],
])('the threshold of a shipping method is %s', (_name, own, company, expected) => {
  expect(thresholdOf(own, company)).toBe(expected);
});

test('a method with a threshold of its own doesn’t depend on the company’s', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (own, one, other) => {
      expect(thresholdOf(own, String(one))).toBe(thresholdOf(own, String(other)));
    }),
  );
});
