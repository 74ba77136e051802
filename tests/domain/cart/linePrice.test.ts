import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartLinePrice } from '../../../src/domain/cart/linePrice.ts';
import { aCartLine, priced, SETTINGS, TAX_FREE } from '../builders.ts';

test('the price of a line object is worked out once', () => {
  const line = aCartLine({ quantity: '3' });
  const first = cartLinePrice(line, SETTINGS, TAX_FREE);
  expect(priced(first).net.toFixed(2)).toBe('30.00');
  expect(cartLinePrice(line, SETTINGS, TAX_FREE)).toBe(first);
});

test('and again for another customer, other settings or a changed line', () => {
  const line = aCartLine({ quantity: '3', defaultTax: 10, price: { defaultPrice: '1.25' } });
  const net = (...input: Parameters<typeof cartLinePrice>) => priced(cartLinePrice(...input)).net.toFixed(2);
  expect(net(line, SETTINGS, TAX_FREE)).toBe('3.75');
  expect(net(line, SETTINGS, { isTaxable: true, taxRate: 0 })).toBe('4.13');
  expect(net(line, { ...SETTINGS, priceDecimals: 1 }, TAX_FREE)).toBe('3.90');
  expect(net({ ...line, quantity: '4' }, SETTINGS, TAX_FREE)).toBe('5.00');
});

test('what is remembered is what would be worked out again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 9999 }), (quantity, price) => {
      const line = aCartLine({ quantity: String(quantity), price: { defaultPrice: price } });
      cartLinePrice(line, SETTINGS, TAX_FREE);
      const again = cartLinePrice({ ...line }, SETTINGS, TAX_FREE);
      expect(priced(cartLinePrice(line, SETTINGS, TAX_FREE)).net.eq(priced(again).net)).toBe(true);
    }),
  );
});
