import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAmount, splitDiscount } from '../../../src/domain/history/splitDiscount.ts';

const cents = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => (amount / 100).toFixed(2));

describe('a line of a placed transaction', () => {
  it.each([
    // 24 at 8.60 less 5 %, with a coupon of 10 %: 24 × 8.17.
    { gross: '206.40', discount: '29.93', coupon: '19.61', amount: '196.08' },
    { gross: '206.40', discount: '10.32', coupon: null, amount: '196.08' },
    { gross: '12.00', discount: null, coupon: null, amount: '12.00' },
    { gross: null, discount: '1.00', coupon: null, amount: undefined },
  ])('$gross less $discount, of which the coupon $coupon', ({ amount, ...line }) => {
    expect(lineAmount(line)?.toFixed(2)).toBe(amount);
  });
});

describe('the discount of a placed transaction', () => {
  it('is split into price discounts and coupon', () => {
    const line = { gross: '206.40', discount: '29.93', coupon: '19.61' };
    const { lineDiscount, coupon } = splitDiscount({
      discount: '32.00',
      lines: [line, { gross: '20.70', discount: '2.07', coupon: null }],
    });
    expect([lineDiscount.toFixed(2), coupon.toFixed(2)]).toEqual(['12.39', '19.61']);
  });

  it('keeps its sum', () => {
    fc.assert(
      fc.property(cents, fc.array(cents), (discount, coupons) => {
        const lines = coupons.map((coupon) => ({ gross: '0', discount: coupon, coupon }));
        const { lineDiscount, coupon } = splitDiscount({ discount, lines });
        expect(lineDiscount.plus(coupon).toFixed(2)).toBe(discount);
      }),
    );
  });
});
