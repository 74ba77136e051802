import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalTransaction } from '../../../src/domain/cart/totals.ts';
import { sumMoney } from '../../../src/domain/numbers/money.ts';
import { aTransaction, m, q } from '../builders.ts';

const TEN_PERCENT_OFF = { kind: 'percent', value: 10, productIds: [], lines: [], sublines: [] } as const;

test('coupon, tax, shipping and charge are calculated in this order', () => {
  const total = totalTransaction({
    lines: [
      {
        productId: 1,
        line: 'pantry',
        subline: 'olives',
        detailType: null,
        baseQuantity: q(24),
        gross: m(120),
        discount: m(20),
        taxes: [{ name: null, value: 10, isPercent: true }],
      },
    ],
    coupon: TEN_PERCENT_OFF,
    shippingRule: { fixed: 5, percent: null, freeMinimum: 100, minimumCost: false },
    charge: { isCharge: true, charge: 2, isPercent: true },
  });
  const { lines: _lines, cents, ...amounts } = total;
  expect(
    Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, amount.toFixed(2)])),
  ).toEqual({
    grossValue: '120.00',
    coupon: '10.00',
    discount: '30.00',
    tax: '9.00',
    shipping: '5.00',
    charge: '2.08',
    netValue: '106.08',
  });
  expect(cents).toBe(10_608);
});

test('a charge that is a discount is subtracted, and the net value is never below 0', () => {
  const percent = { isCharge: false, charge: 1, isPercent: true };
  expect(aTransaction([['200', '0']], { charge: percent }).netValue.toFixed(2)).toBe('198.00');
  const fixed = { isCharge: false, charge: 50, isPercent: false };
  expect(aTransaction([['20', '0']], { charge: fixed })).toMatchObject({ cents: 0 });
});

test('an empty transaction has totals of zero', () => {
  expect(aTransaction([])).toMatchObject({ lines: [], cents: 0 });
});

test('the totals are the sums of the lines', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  const line = fc.tuple(cents, cents).map(([a, b]) => {
    const [discount, gross] = a < b ? [a, b] : [b, a];
    return [(gross / 100).toFixed(2), (discount / 100).toFixed(2)] as const;
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), cents, (amounts, value) => {
      const coupon = { ...TEN_PERCENT_OFF, kind: 'fixed' as const, value: String(value / 100) };
      const total = aTransaction(amounts, { coupon });
      const sum = (pick: 'gross' | 'discount' | 'tax' | 'net') =>
        sumMoney(total.lines.map((line) => line[pick]));
      expect([total.grossValue, total.discount, total.tax, total.netValue].map(String)).toEqual(
        [sum('gross'), sum('discount'), sum('tax'), sum('net')].map(String),
      );
      expect(total.cents).toBe(Math.round(Number(total.netValue) * 100));
    }),
  );
});
