import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleDiscount } from '../../../../src/domain/pricing/rules/scaleDiscount.ts';
import { decimals } from '../../arbitraries.ts';
import { d } from '../../builders.ts';

const FIVE_PERCENT = {
  rule: 'SCALE_DISCOUNT',
  name: 'five',
  isPercent: true,
  value: 5,
  minValue: 5,
  maxValue: 23,
};
const EIGHT_OFF = {
  rule: 'SCALE_DISCOUNT',
  name: 'eight',
  isPercent: false,
  value: 8,
  minValue: 12,
  maxValue: 0,
};
const NOTHING = { rule: 'SCALE_DISCOUNT', name: 'nothing', isPercent: true, value: 0 };

test.each([
  [4, []],
  [5, ['five 95']],
  [12, ['eight 92']],
  [24, ['eight 92']],
])('at q %d only the largest discount is applied: %j', (q, expected) => {
  const steps = scaleDiscount([NOTHING, FIVE_PERCENT, EIGHT_OFF], d(100), d(q));
  expect(steps.map(({ name, after }) => `${name} ${after.toFixed()}`)).toEqual(expected);
});

test('of two equal discounts the first is named', () => {
  const [step] = scaleDiscount([{ ...EIGHT_OFF, name: 'first' }, EIGHT_OFF], d(100), d(12));
  expect(step?.name).toBe('first');
});

test('has one step at most, and no other entry gives a lower price', () => {
  const entry = fc.record({
    rule: fc.constant('SCALE_DISCOUNT'),
    name: fc.constant(null),
    isPercent: fc.boolean(),
    value: fc.integer({ min: -5, max: 120 }),
    minValue: fc.integer({ min: 0, max: 40 }),
  });
  fc.assert(
    fc.property(fc.array(entry), decimals(0, 50), (entries, q) => {
      const steps = scaleDiscount(entries, d(80), q);
      expect(steps.length).toBeLessThanOrEqual(1);
      for (const entry of entries) {
        const [alone] = scaleDiscount([entry], d(80), q);
        if (alone) expect(steps[0]?.after.lte(alone.after)).toBe(true);
      }
    }),
  );
});
