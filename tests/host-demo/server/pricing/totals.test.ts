import { describe, expect, test } from 'vitest';
import { baseQuantity } from '../../../../host-demo/server/pricing/baseQuantity.ts';
import { combineGifts, giftsOf } from '../../../../host-demo/server/pricing/gifts.ts';
import { exact, zero } from '../../../../host-demo/server/pricing/numbers.ts';
import { taxAmount, taxesOf } from '../../../../host-demo/server/pricing/taxes.ts';
import { type CouponTerms, type Line, totalsOf } from '../../../../host-demo/server/pricing/totals.ts';

const line = (gross: number, changes: Partial<Line> = {}): Line => ({
  product_id: 1,
  line: 'Drinks',
  subline: 'Juice',
  detail_type: null,
  q: exact(1),
  gross: exact(gross),
  discount: zero,
  taxes: [],
  ...changes,
});
const coupon = (
  discount_type: number,
  discount_value: unknown,
  changes: Partial<CouponTerms> = {},
): CouponTerms => ({
  discount_type,
  discount_value,
  products: [],
  lines: [],
  sublines: [],
  ...changes,
});
const shares = (lines: Line[], couponRule: CouponTerms) =>
  totalsOf(lines, couponRule, null, null).lines.map((line) => line.coupon.toNumber());

describe('coupons', () => {
  const thirds = [line(10), line(10), line(10)];
  test.each<[string, Line[], CouponTerms, number[]]>([
    ['percent of each line, rounded by itself', [line(10.05), line(3)], coupon(0, 10), [1.01, 0.3]],
    ['percent above 100 takes the line', [line(5)], coupon(0, 150), [5]],
    // 10/3 → 3.33; 20/3 → 6.67; 10: the shares are 3.33, 3.34, 3.33.
    ['a fixed sum adds up exactly', thirds, coupon(1, 10), [3.33, 3.34, 3.33]],
    ['a fixed sum of more than there is', [line(2), line(3)], coupon(1, '50'), [2, 3]],
    ['gifts bear none', [line(10), line(0, { detail_type: 1 })], coupon(1, 4), [4, 0]],
    ['named by product', [line(10), line(10, { product_id: 2 })], coupon(0, 10, { products: [2] }), [0, 1]],
    ['named by line', [line(10), line(10, { line: 'Food' })], coupon(0, 10, { lines: ['Food'] }), [0, 1]],
    [
      'named by subline',
      [line(10), line(10, { subline: 'Tea' })],
      coupon(1, 3, { sublines: ['Tea'] }),
      [0, 3],
    ],
    ['on what the discount left', [line(10, { discount: exact(4) })], coupon(0, 50), [3]],
    ['no number, no coupon', [line(10)], coupon(1, 'x'), [0]],
  ])('%s', (_name, lines, couponRule, expected) => {
    expect(shares(lines, couponRule)).toEqual(expected);
  });
});

describe('shipping', () => {
  const shippingRule = (
    fixed: unknown,
    percent: unknown,
    freeFrom: unknown = null,
    takesSmaller = false,
  ) => ({
    fixed,
    percent,
    freeFrom,
    takesSmaller,
  });
  test.each<[string, Parameters<typeof totalsOf>[2], number, number]>([
    ['no rule', null, 100, 0],
    ['the larger of the two', shippingRule(12, 5), 400, 20],
    ['the larger of the two, fixed', shippingRule(12, 5), 100, 12],
    ['the smaller of the two', shippingRule(12, 5, null, true), 400, 12],
    ['only a fixed cost', shippingRule('7.5', null), 100, 7.5],
    ['only a percentage', shippingRule(null, 2.5), 33.33, 0.83],
    ['free from the threshold on', shippingRule(12, 5, 500), 500, 0],
    ['not free below it', shippingRule(12, 5, '500'), 499.99, 25],
    ['a threshold of 0 is none', shippingRule(12, null, 0), 100, 12],
  ])('%s', (_name, rule, amount, expected) => {
    expect(totalsOf([line(amount)], null, rule, null).shipping.toNumber()).toBe(expected);
  });
});

describe('charge and net', () => {
  const net = (charge: Parameters<typeof totalsOf>[3]) => {
    const totals = totalsOf(
      [line(100, { taxes: [{ value: exact(8), is_percent: true }] })],
      null,
      null,
      charge,
    );
    return [totals.charge.toNumber(), totals.net.toNumber()];
  };
  test.each<[string, Parameters<typeof totalsOf>[3], number[]]>([
    ['none', null, [0, 108]],
    // 2.9 % of 108 = 3.132
    ['percent on top', { is_charge: true, charge: 2.9, is_charge_percent: true }, [3.13, 111.13]],
    ['percent taken off', { is_charge: false, charge: 1, is_charge_percent: true }, [1.08, 106.92]],
    ['fixed', { is_charge: true, charge: '3500', is_charge_percent: false }, [3500, 3608]],
    ['never below 0', { is_charge: false, charge: 500, is_charge_percent: false }, [500, 0]],
    ['no number', { is_charge: true, charge: 'x', is_charge_percent: true }, [0, 108]],
  ])('%s', (_name, charge, expected) => {
    expect(net(charge)).toEqual(expected);
  });
});

describe('taxes of a line', () => {
  const user = { is_taxable: true, tax_rate: 8 };
  const rules = {
    taxes: [
      { name: 'VAT', value: 19, is_percent: true },
      { name: 'Bag', value: 0.05, is_percent: false },
    ],
  };
  const amount = (...[customer, rules, product]: Parameters<typeof taxesOf>) =>
    taxAmount(taxesOf(customer, rules, product).taxes, exact(10), exact(3)).toNumber();
  test.each<[string, Parameters<typeof taxesOf>, number]>([
    ['the user bears none', [{ is_taxable: false, tax_rate: 8 }, rules, 16], 0],
    // 1.90 and 3 × 0.05
    ["the rules' own, each rounded", [user, rules, 16], 2.05],
    ["the product's", [user, null, '16'], 1.6],
    ["the user's when the product has 0", [user, { taxes: [] }, 0], 0.8],
    ['none at all', [{ is_taxable: true, tax_rate: null }, null, null], 0],
  ])('%s', (_name, input, expected) => {
    expect(amount(...input)).toBe(expected);
  });
});

describe('quantities and gifts', () => {
  test.each<[string, Parameters<typeof baseQuantity>, number | null]>([
    ['quantity × factor', [{ quantity: '2.5', size: 4 }, 12, false], 30],
    ['× size where one is taken', [{ quantity: 2, size: '1.5' }, 12, true], 36],
    ['a size of 0 is none', [{ quantity: 2, size: 0 }, null, true], 2],
    ['no quantity', [{ quantity: 'many', size: 1 }, 1, true], null],
    ['a quantity of 0', [{ quantity: 0, size: 1 }, 1, true], null],
  ])('%s', (_name, input, expected) => {
    expect(baseQuantity(...input)?.toNumber() ?? null).toBe(expected);
  });

  test('a gift is given for each step or once in a range, and summed by product', () => {
    const rules = {
      gifts: [
        { product_id: 7, quantity: 2, step: 10 },
        { product_id: 8, quantity: 1, min_value: 5, max_value: 20 },
        { product_id: 7, quantity: '1', min_value: 25 },
      ],
    };
    const giftsFor = (q: number) =>
      combineGifts(giftsOf(rules, exact(q))).map(({ product_id, quantity }) => [
        product_id,
        quantity.toNumber(),
      ]);
    expect(giftsFor(4)).toEqual([]);
    expect(giftsFor(9)).toEqual([[8, 1]]);
    expect(giftsFor(20)).toEqual([
      [7, 4],
      [8, 1],
    ]);
    expect(giftsFor(25)).toEqual([[7, 5]]);
    expect(giftsOf(null, exact(25))).toEqual([]);
  });
});
