import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CouponLine, type CouponRule, couponShares } from '../../../src/domain/cart/coupon.ts';
import { sumMoney } from '../../../src/domain/numbers/money.ts';
import { m } from '../builders.ts';

const PERCENT: CouponRule = { kind: 'percent', value: 10, productIds: [], lines: [], sublines: [] };
const FIXED: CouponRule = { ...PERCENT, kind: 'fixed', value: '10' };

function aLine(gross: number | string, changes: Partial<CouponLine> = {}): CouponLine {
  return {
    productId: 1,
    line: 'drinks',
    subline: 'juice',
    detailType: null,
    gross: m(gross),
    discount: m(0),
    ...changes,
  };
}

function shares(coupon: CouponRule | null, lines: readonly CouponLine[]): string[] {
  return couponShares(coupon, lines).map((share) => share.toFixed(2));
}

describe('a percent coupon', () => {
  test('takes its percent of each line after the line’s discount', () => {
    expect(shares(PERCENT, [aLine('19.95'), aLine(50, { discount: m(20) })])).toEqual(['2.00', '3.00']);
  });

  test('never takes more than the line', () => {
    expect(shares({ ...PERCENT, value: 150 }, [aLine(20)])).toEqual(['20.00']);
  });
});

describe('a fixed coupon', () => {
  test.each([
    ['10', ['10.00', '20.00', '30.00'], ['1.67', '3.33', '5.00']],
    ['10', ['1.00', '1.00', '1.00'], ['1.00', '1.00', '1.00']],
    ['0.01', ['5.00', '5.00', '5.00'], ['0.00', '0.01', '0.00']],
    ['10', ['0.00', '40.00'], ['0.00', '10.00']],
    ['10', ['0.00'], ['0.00']],
    ['0.015', ['1.00', '1.00'], ['0.01', '0.01']],
    ['0.014999', ['1.00', '1.00'], ['0.01', '0.00']],
    ['10', ['90071992547409.93', '90071992547409.93'], ['5.00', '5.00']],
  ])('of %s over %j is shared as %j', (value, grosses, expected) => {
    expect(
      shares(
        { ...FIXED, value },
        grosses.map((gross) => aLine(gross)),
      ),
    ).toEqual(expected);
  });

  test('its shares add up exactly, none is negative and none exceeds its line', () => {
    const cents = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 30 }), cents, (grosses, value) => {
        const lines = grosses.map((gross) => aLine((gross / 100).toFixed(2)));
        const shareAmounts = couponShares({ ...FIXED, value: (value / 100).toFixed(2) }, lines);
        const maxTotal = Math.min(
          value,
          grosses.reduce((sum, gross) => sum + gross, 0),
        );
        expect(sumMoney(shareAmounts).toFixed(2)).toBe((maxTotal / 100).toFixed(2));
        expect(
          shareAmounts.every((share, index) => share.gte(0) && share.lte(lines[index]?.gross ?? 0)),
        ).toBe(true);
      }),
    );
  });
});

describe('which lines are eligible', () => {
  const lines = [
    aLine(10, { productId: 1 }),
    aLine(10, { productId: 2, line: 'home' }),
    aLine(10, { productId: 3, line: 'home', subline: 'soap' }),
    aLine(10, { productId: 4, detailType: 1 }),
  ];
  test.each([
    ['all but gifts, when it names nothing', {}, ['1.00', '1.00', '1.00', '0.00']],
    ['the named products', { productIds: [2, 4] }, ['0.00', '1.00', '0.00', '0.00']],
    ['the named line', { lines: ['home'] }, ['0.00', '1.00', '1.00', '0.00']],
    ['the named subline', { sublines: ['soap'] }, ['0.00', '0.00', '1.00', '0.00']],
    ['any of what is named', { productIds: [1], sublines: ['soap'] }, ['1.00', '0.00', '1.00', '0.00']],
  ])('%s', (_name, scope, expected) => {
    expect(shares({ ...PERCENT, ...scope }, lines)).toEqual(expected);
  });
});

test.each([null, { ...PERCENT, value: 0 }, { ...FIXED, value: -5 }, { ...FIXED, value: 'n/a' }])(
  '%j takes nothing',
  (coupon) => {
    expect(shares(coupon, [aLine(10)])).toEqual(['0.00']);
  },
);
