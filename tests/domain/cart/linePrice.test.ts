import { expect, test } from 'vitest';
import { cartLinePrice } from '../../../src/domain/cart/linePrice.ts';
import { aCartLine, priced, SETTINGS, TAX_FREE } from '../builders.ts';

test('the price of a line depends on its quantity, the customer and the settings', () => {
  const line = aCartLine({ quantity: '3', defaultTax: 10, price: { defaultPrice: '1.25' } });
  const net = (...input: Parameters<typeof cartLinePrice>) => priced(cartLinePrice(...input)).net.toFixed(2);
  expect(net(line, SETTINGS, TAX_FREE)).toBe('3.75');
  expect(net(line, SETTINGS, { isTaxable: true, taxRate: 0 })).toBe('4.13');
  expect(net(line, { ...SETTINGS, priceDecimals: 1 }, TAX_FREE)).toBe('3.90');
  expect(net({ ...line, quantity: '4' }, SETTINGS, TAX_FREE)).toBe('5.00');
});
