import { describe, expect, test } from 'vitest';
import { exact } from '../../../../host-demo/server/pricing/numbers.ts';
import { type PriceFacts, type Rules, unitPrice } from '../../../../host-demo/server/pricing/unitPrice.ts';

const priceFacts = (changes: Partial<PriceFacts>): PriceFacts => ({ default_price: 10, ...changes });
const price = (changes: Partial<PriceFacts>, rules: Rules | null, q: number | string, decimals = 2) => {
  const priced = unitPrice(priceFacts(changes), rules, exact(q), decimals);
  return priced && [priced.price.toFixed(), priced.discount.toFixed()];
};
type Special = NonNullable<Rules['special_prices']>[number];
const specialPrices = (...special_prices: Special[]): Rules => ({ special_prices });

describe("a customer's price", () => {
  test.each<[string, Partial<PriceFacts>, string | null]>([
    ['the list price', {}, '10'],
    ['changed by the adjustment', { adjust_value: -1.5 }, '8.5'],
    ['an adjustment that is no number', { adjust_value: 'x' }, '10'],
    ['never below 0', { adjust_value: -12 }, '0'],
    ['an agreed value before an agreed price', { net_value: 7, net_price: 6, adjust_value: 3 }, '7'],
    ['an agreed price as text', { net_value: '', net_price: '6.255' }, '6.26'],
    ['an agreed price without a list price', { default_price: null, net_price: 4 }, null],
    ['a list price below 0', { default_price: -1, net_price: 4 }, null],
    ['nothing to start from', { default_price: 'ask' }, null],
  ])('%s', (_name, original, expected) => {
    expect(price(original, null, 1)?.[0] ?? null).toBe(expected);
  });

  test('prices are rounded half away from zero, to the company’s decimals', () => {
    expect(price({ default_price: '1.005' }, null, 1)).toEqual(['1.01', '0']);
    expect(price({ default_price: '1234.5' }, null, 1, 0)).toEqual(['1235', '0']);
    expect(price({ default_price: '0.12345' }, null, 1, 4)).toEqual(['0.1235', '0']);
  });
});

describe('special prices', () => {
  const fixed: Special = { rule: 'FIXED_PRICE', price: 8 };
  const scale: Special = { rule: 'SCALE_PRICE', price: 7, min_value: 5, max_value: 9 };
  const step: Special = { rule: 'STEP_PRICE', price: 6, base: 12 };
  const margin: Special = { rule: 'COST_MARGIN', value: 20 };
  test.each<[string, Rules, Partial<PriceFacts>, number, string]>([
    ['a fixed price', specialPrices(fixed), {}, 1, '8'],
    [
      'a fixed price that is no number',
      specialPrices({ rule: 'FIXED_PRICE', price: 'x' }, fixed),
      {},
      1,
      '8',
    ],
    ['below its scale', specialPrices(scale), {}, 4.99, '10'],
    ["on its scale's lower end", specialPrices(scale), {}, 5, '7'],
    ["on its scale's upper end", specialPrices(scale), {}, 9, '7'],
    ['above its scale', specialPrices(scale), {}, 9.01, '10'],
    ['a scale whose end is 0 has none', specialPrices({ ...scale, max_value: 0 }), {}, 900, '7'],
    ['the first that applies', specialPrices(scale, fixed), {}, 6, '7'],
    ['the next when the first does not', specialPrices(scale, fixed), {}, 1, '8'],
    ['less than a step', specialPrices(step), {}, 11, '10'],
    ['whole steps', specialPrices(step), {}, 24, '6'],
    // 24 at 6 and 6 at 10: 204 / 30.
    ['steps and a rest', specialPrices(step), {}, 30, '6.8'],
    // 12 at 6 and 1 at 10: 82 / 13 = 6.307…
    ['a rest that does not divide', specialPrices(step), {}, 13, '6.31'],
    ['a step of 0 is none', specialPrices({ ...step, base: 0 }), {}, 24, '10'],
    // 6 / 0.8
    ['from cost and margin', specialPrices(margin), { default_cost: 6 }, 1, '7.5'],
    ['no cost, no margin', specialPrices(margin), { default_cost: 0 }, 1, '10'],
    ['a margin of 100 is none', specialPrices({ ...margin, value: 100 }), { default_cost: 6 }, 1, '10'],
    ['a negative margin is none', specialPrices({ ...margin, value: -1 }), { default_cost: 6 }, 1, '10'],
    [
      'a margin within its scale',
      specialPrices({ ...margin, rule: 'SCALE_MARGIN', min_value: 3 }),
      { default_cost: 6 },
      3,
      '7.5',
    ],
    [
      'a margin outside its scale',
      specialPrices({ ...margin, rule: 'SCALE_MARGIN', min_value: 3 }),
      { default_cost: 6 },
      2,
      '10',
    ],
  ])('%s', (_name, rules, original, q, expected) => {
    expect(price(original, rules, q)?.[0]).toBe(expected);
  });
});

describe('discounts', () => {
  type Discount = NonNullable<Rules['discounts']>[number];
  const percent = (value: number | string): Discount => ({
    rule: 'COMMERCIAL_DISCOUNT',
    is_percent: true,
    value,
  });
  const amount = (value: number): Discount => ({ rule: 'COMMERCIAL_DISCOUNT', is_percent: false, value });
  const scale = (value: number, min_value: number, max_value: number, is_percent = true): Discount => ({
    rule: 'SCALE_DISCOUNT',
    is_percent,
    value,
    min_value,
    max_value,
  });
  test.each<[string, Discount[], number, string]>([
    ['one after another', [percent(10), percent(10)], 1, '1.9'],
    ['in the order received', [amount(1), percent(10)], 1, '1.9'],
    ['in the other order', [percent(10), amount(1)], 1, '2'],
    ['never more than the price', [amount(8), amount(8)], 1, '10'],
    ['negative or no numbers are ignored', [percent(-5), percent('x'), amount(0)], 1, '0'],
    // 5 % is 0.50; 0.60 is more.
    ['of the scales the one that takes most', [scale(5, 0, 0), scale(0.6, 0, 0, false)], 1, '0.6'],
    ['of the scales only those that hold', [scale(5, 0, 9), scale(50, 10, 0)], 9, '0.5'],
    // 9 after the commercial discount, less 10 %.
    ['a scale after the commercial ones, wherever it stands', [scale(10, 0, 0), percent(10)], 1, '1.9'],
  ])('%s', (_name, discounts, q, expected) => {
    expect(price({}, { discounts }, q)).toEqual(['10', expected]);
  });

  test('the trail has each step, unrounded', () => {
    const rules: Rules = {
      special_prices: [{ rule: 'COST_MARGIN', name: 'Margin', value: 10 }],
      discounts: [{ rule: 'COMMERCIAL_DISCOUNT', name: 'Spring', is_percent: true, value: 2.5 }],
    };
    const priced = unitPrice(priceFacts({ adjust_value: -1, default_cost: 4.5 }), rules, exact(1), 2);
    expect(priced?.trail).toEqual([
      { rule: 'CUSTOMER_PRICE', name: null, before: '10', after: '9' },
      { rule: 'COST_MARGIN', name: 'Margin', before: '9', after: '5' },
      { rule: 'COMMERCIAL_DISCOUNT', name: 'Spring', before: '5', after: '4.875' },
    ]);
  });
});
