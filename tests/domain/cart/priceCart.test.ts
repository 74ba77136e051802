import { describe, expect, test } from 'vitest';
import type { CartLine } from '../../../src/domain/cart/cartLine.ts';
import { type CartInput, priceCart } from '../../../src/domain/cart/priceCart.ts';
import { aCartLine, NO_RULES, SETTINGS, TAX_FREE } from '../builders.ts';

function aCart(lines: readonly CartLine[], changes: Partial<CartInput> = {}): CartInput {
  const nothing = { coupon: null, shippingRule: null, charge: null };
  return { lines, settings: SETTINGS, customer: TAX_FREE, ...nothing, ...changes };
}

const OLIVES = aCartLine({ productId: 1, quantity: '3' });
const UNPRICED = aCartLine({ productId: 2, price: null });
const UNCOUNTED = aCartLine({ productId: 3, quantity: '' });
const JUICE = aCartLine({ productId: 4, price: { defaultPrice: '2.50' }, line: 'drinks' });

describe('the whole cart', () => {
  test('lines without a price or a quantity stay and count for nothing', () => {
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

  test('the coupon reaches the lines it names', () => {
    const coupon = { kind: 'percent', value: 20, productIds: [], lines: ['drinks'], sublines: [] } as const;
    const cart = priceCart(aCart([UNPRICED, OLIVES, JUICE], { coupon }));
    expect(cart.lines.map(({ amounts }) => amounts?.coupon.toFixed(2))).toEqual([undefined, '0.00', '0.50']);
    expect(cart.totals.netValue.toFixed(2)).toBe('32.00');
  });

  test('gifts follow their lines and leave with them', () => {
    const rules = { ...NO_RULES, gifts: [{ productId: 9, quantity: 1, step: 2 }] };
    const giving = aCartLine({ quantity: '5', rules });
    const gifts = (lines: readonly CartLine[]) =>
      priceCart(aCart(lines)).gifts.map(({ productId, quantity }) => [productId, quantity.toFixed()]);
    expect(gifts([giving, OLIVES])).toEqual([[9, '2']]);
    expect(gifts([{ ...giving, quantity: '6' }, OLIVES])).toEqual([[9, '3']]);
    expect(gifts([OLIVES])).toEqual([]);
  });

  test('an empty cart comes to nothing', () => {
    expect(priceCart(aCart([]))).toMatchObject({ lines: [], gifts: [], totals: { cents: 0 } });
  });

  test('when one of 1,000 lines changes, one is priced and the others keep their price', () => {
    const lines = Array.from({ length: 1000 }, (_, at) => aCartLine({ productId: at }));
    const before = priceCart(aCart(lines));
    const after = priceCart(aCart(lines.with(500, { ...aCartLine({ productId: 500 }), quantity: '2' })));
    const changed = after.lines.filter(({ price }, at) => price !== before.lines[at]?.price);
    expect(changed.map(({ line }) => line.productId)).toEqual([500]);
    expect(after.totals.netValue.toFixed(2)).toBe('10010.00');
  });
});
