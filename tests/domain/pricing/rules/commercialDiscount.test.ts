import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commercialDiscount } from '../../../../src/domain/pricing/rules/commercialDiscount.ts';
import { decimals } from '../../arbitraries.ts';
import { d } from '../../builders.ts';

function percent(value: number | string) {
  return { rule: 'COMMERCIAL_DISCOUNT', name: `${value} %`, isPercent: true, value };
}

function fixed(value: number) {
  return { rule: 'COMMERCIAL_DISCOUNT', name: `${value} off`, isPercent: false, value };
}

test.each([
  [[], []],
  [[percent(10)], ['90']],
  [
    [percent(10), percent('10')],
    ['90', '81'],
  ],
  [
    [fixed(10), percent(10)],
    ['90', '81'],
  ],
  [
    [percent(10), fixed(10)],
    ['90', '80'],
  ],
  [[percent(0), percent('n/a'), fixed(-5), percent(50)], ['50']],
  [
    [fixed(150), percent(10)],
    ['0', '0'],
  ],
])('%j reduce 100 to %j', (entries, expected) => {
  expect(commercialDiscount(entries, d(100), d(1)).map(({ after }) => after.toFixed())).toEqual(expected);
});

test('each step starts at the result of the one before, and the price is never below 0', () => {
  const entry = fc.tuple(fc.boolean(), fc.integer({ min: -5, max: 150 }));
  fc.assert(
    fc.property(fc.array(entry), decimals(0, 500), (entries, price) => {
      const discountEntries = entries.map(([isPercent, value]) =>
        isPercent ? percent(value) : fixed(value),
      );
      const steps = commercialDiscount(discountEntries, price, d(1));
      expect(steps.every(({ before }, index) => before.eq(steps[index - 1]?.after ?? price))).toBe(true);
      expect(steps.every(({ after }) => after.gte(0))).toBe(true);
    }),
  );
});
