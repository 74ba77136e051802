import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartLine } from '../../../src/domain/cart/cartLine.ts';
import { type CartInput, repriceCart } from '../../../src/domain/cart/priceCart.ts';
import { CART_INPUT, lineAt } from '../../bench/cart.ts';
import { countReads } from '../../support/countReads.ts';
import { aCartLine, d, NO_RULES, SETTINGS, TAX_FREE } from '../builders.ts';
import { priceCart } from './priceCart.ts';

function aCart(lines: readonly CartLine[], changes: Partial<CartInput> = {}): CartInput {
  const noExtras = { coupon: null, shippingRule: null, charge: null };
  return { lines, settings: SETTINGS, customer: TAX_FREE, ...noExtras, ...changes };
}

const OLIVES = aCartLine({ productId: 1, quantity: '3' });
const UNPRICED = aCartLine({ productId: 2, price: null });
const UNCOUNTED = aCartLine({ productId: 3, quantity: '' });
const JUICE = aCartLine({ productId: 4, price: { defaultPrice: '2.50' }, line: 'drinks' });

describe('the whole cart', () => {
  test('lines without a price or a quantity stay and aren’t counted', () => {
    const cart = priceCart(aCart([OLIVES, UNPRICED, UNCOUNTED, JUICE]));
    expect(
      cart.lines.map(({ line, price, amounts }) => [
        line.productId,
        price.ok ? amounts?.net.toFixed(2) : price.reason,
      ]),
    ).toEqual([
      [1, '30.00'],
      [2, 'price_unavailable'],
      [3, 'quantity_invalid'],
      [4, '2.50'],
    ]);
    expect(cart.totals.netValue.toFixed(2)).toBe('32.50');
  });

  test('the coupon applies to the lines it names', () => {
    const coupon = { kind: 'percent', value: 20, productIds: [], lines: ['drinks'], sublines: [] } as const;
    const cart = priceCart(aCart([UNPRICED, OLIVES, JUICE], { coupon }));
    expect(cart.lines.map(({ amounts }) => amounts?.coupon.toFixed(2))).toEqual([undefined, '0.00', '0.50']);
    expect(cart.totals.netValue.toFixed(2)).toBe('32.00');
  });

  test('gifts are added and removed with their lines', () => {
    const rules = { ...NO_RULES, gifts: [{ productId: 9, quantity: 1, step: 2 }] };
    const giving = aCartLine({ quantity: '5', rules });
    const gifts = (lines: readonly CartLine[]) =>
      priceCart(aCart(lines)).gifts.map(({ productId, quantity }) => [productId, quantity.toFixed()]);
    expect(gifts([giving, OLIVES])).toEqual([[9, '2']]);
    expect(gifts([{ ...giving, quantity: '6' }, OLIVES])).toEqual([[9, '3']]);
    expect(gifts([OLIVES])).toEqual([]);
  });

  test('an empty cart has totals of zero', () => {
    expect(priceCart(aCart([]))).toMatchObject({ lines: [], gifts: [], totals: { cents: 0 } });
  });
});

const countedCart = (count: number) => {
  const sharedFacts = lineAt(0);
  return countReads(Array.from({ length: count }, () => structuredClone(sharedFacts)));
};

describe('a cart of 1,000 lines is recalculated only where necessary', () => {
  const changes: [string, (lines: readonly CartLine[]) => CartLine[]][] = [
    ['a quantity changes', (lines) => lines.with(500, { ...lineAt(500), quantity: '77' })],
    ['a line comes', (lines) => [...lines, lineAt(2_000)]],
    ['a line goes', (lines) => lines.toSpliced(500, 1)],
  ];

  test.each(changes)('if %s, the data of the other lines isn’t read', (_name, change) => {
    const { value: lines, reads } = countedCart(1_000);
    const input = aCart(lines, { ...CART_INPUT, coupon: null });
    const { cart: first, memo } = repriceCart(input, null);
    const before = reads();
    const changed = change(lines);
    const readByTheChange = reads() - before;
    const { cart: second } = repriceCart({ ...input, lines: changed }, memo);
    expect(reads() - before - readByTheChange).toBe(0);
    const pricesByLine = new Map(first.lines.map(({ line, price, amounts }) => [line, { price, amounts }]));
    const others = second.lines.filter(({ line }) => pricesByLine.has(line));
    expect(others.length).toBeGreaterThanOrEqual(999);
    for (const { line, price, amounts } of others) {
      expect(price).toBe(pricesByLine.get(line)?.price);
      expect(amounts).toBe(pricesByLine.get(line)?.amounts);
    }
  });

  test('the work is proportional to the number of lines', () => {
    const work = (count: number) => {
      const { value: lines, reads } = countedCart(count);
      const { value: input, reads: ofAll } = countReads({ ...CART_INPUT });
      priceCart({ ...input, lines });
      return reads() + ofAll();
    };
    const [ten, hundred, thousand] = [work(10), work(100), work(1_000)];
    const perLine = (hundred - ten) / 90;
    expect(perLine).toBeGreaterThan(0);
    expect((thousand - hundred) / 900).toBe(perLine);
  });

  test('the amounts of a line with an unchanged coupon share are the same object', () => {
    const coupon = { kind: 'percent', value: 20, productIds: [], lines: [], sublines: [] } as const;
    const lines = [OLIVES, JUICE];
    const { cart: before, memo } = repriceCart(aCart(lines, { coupon }), null);
    const { cart: after } = repriceCart(aCart([{ ...OLIVES, quantity: '4' }, JUICE], { coupon }), memo);
    expect(after.lines[0]?.amounts?.coupon.toFixed(2)).toBe('8.00');
    expect(after.lines[1]?.amounts).toBe(before.lines[1]?.amounts);
  });

  test('another coupon is applied to the same lines', () => {
    const coupon = { kind: 'percent', value: 20, productIds: [], lines: [], sublines: [] } as const;
    const net = (changes: Partial<CartInput>) =>
      priceCart(aCart([OLIVES, JUICE], changes)).totals.netValue.toFixed(2);
    expect([
      net({}),
      net({ coupon }),
      net({ coupon: { ...coupon, value: 10 } }),
      net({ coupon: { ...coupon, kind: 'fixed', value: 1 } }),
      net({}),
    ]).toEqual(['32.50', '26.00', '29.25', '31.50', '32.50']);
  });
});

test('the totals are the sums of the lines, whatever coupon, shipping and charge', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  const line = fc.record({
    price: cents,
    quantity: fc.integer({ min: 0, max: 500 }),
    tax: fc.integer({ min: 0, max: 30 }),
  });
  const coupon = fc.record({
    kind: fc.constantFrom('percent', 'fixed'),
    value: fc.integer({ min: 0, max: 200 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), coupon, fc.boolean(), (shapes, couponRule, isCharge) => {
      const lines = shapes.map(({ price, quantity, tax }, index) =>
        aCartLine({
          productId: index,
          price: { defaultPrice: `${price}e-2` },
          quantity: String(quantity),
          defaultTax: tax,
        }),
      );
      const { lines: priced, totals } = priceCart(
        aCart(lines, {
          customer: { isTaxable: true, taxRate: 7 },
          coupon: { ...couponRule, productIds: [], lines: [], sublines: [] },
          shippingRule: { fixed: 5, percent: 2, freeMinimum: 900, minimumCost: false },
          charge: { isCharge, charge: '2.9', isPercent: true },
        }),
      );
      const sum = (field: 'gross' | 'discount' | 'tax' | 'coupon') =>
        priced.reduce((total, { amounts }) => total.plus(amounts?.[field] ?? 0), d(0));
      expect(totals.grossValue.eq(sum('gross'))).toBe(true);
      expect(totals.discount.eq(sum('discount'))).toBe(true);
      expect(totals.coupon.eq(sum('coupon'))).toBe(true);
      expect(totals.tax.eq(sum('tax'))).toBe(true);
      const { grossValue, discount, tax, shipping, charge, netValue } = totals;
      const before = grossValue.minus(discount).plus(tax).plus(shipping);
      expect(netValue.eq(isCharge ? before.plus(charge) : before.minus(charge))).toBe(true);
    }),
  );
});

describe('a memo gives the same result as a new calculation', () => {
  const percent = { kind: 'percent', value: 20, productIds: [], lines: [], sublines: [] } as const;
  const fixed = { ...percent, kind: 'fixed', value: 7 } as const;
  const inputs: Record<string, CartInput> = {
    'a first cart': aCart([OLIVES, UNPRICED, JUICE]),
    'a percent coupon': aCart([OLIVES, UNPRICED, JUICE], { coupon: percent }),
    'a fixed coupon': aCart([OLIVES, UNPRICED, JUICE], { coupon: fixed }),
    'another quantity': aCart([{ ...OLIVES, quantity: '4' }, JUICE], { coupon: fixed }),
    'another customer': aCart([OLIVES, JUICE], { customer: { isTaxable: true, taxRate: 7 } }),
    'other settings': aCart([OLIVES, JUICE], { settings: { ...SETTINGS, priceDecimals: 0 } }),
    'an empty cart': aCart([]),
  };
  const pairs = Object.keys(inputs).flatMap((one) => Object.keys(inputs).map((other) => [one, other]));

  test.each(pairs)('after %s, for %s', (one, other) => {
    const [first, second] = [inputs[String(one)], inputs[String(other)]];
    if (!first || !second) throw new Error('no such cart');
    const { memo } = repriceCart(first, null);
    const { cart } = repriceCart(second, memo);
    expect(JSON.stringify(cart)).toBe(JSON.stringify(priceCart(second)));
    expect(cart.totals.netValue.toFixed(2)).toBe(priceCart(second).totals.netValue.toFixed(2));
  });
});
