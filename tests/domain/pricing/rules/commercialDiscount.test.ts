import { expect, test } from 'vitest';
import { commercialDiscount } from '../../../../src/domain/pricing/rules/commercialDiscount.ts';
import { d } from '../../builders.ts';

function percent(value: number | string) {
  return { rule: commercialDiscount.rule, name: `${value} %`, isPercent: true, value };
}

function fixed(value: number) {
  return { rule: commercialDiscount.rule, name: `${value} off`, isPercent: false, value };
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
])('%j take 100 to %j', (entries, expected) => {
  expect(commercialDiscount.steps(entries, d(100), d(1)).map(({ after }) => after.toFixed())).toEqual(
    expected,
  );
});
