import { expect, test } from 'vitest';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import { newDetails } from '../../../src/domain/cart/newDetails.ts';
import { orderContent } from '../../../src/domain/checkout/orderContent.ts';
import { aCartLine } from '../builders.ts';

const cart = (line: Parameters<typeof aCartLine>[0], details: Partial<Cart['details']> = {}): Cart => ({
  entries: [{ key: '1', position: 0, line: aCartLine(line) }],
  details: { ...newDetails(0, false), ...details },
});
const before = cart({ quantity: '3' });
const address = { lines: ['1 Pier'], city: 'Newark', state: 'NJ', zip: '', country: 'US' };

test.each([
  ['another quantity', cart({ quantity: '4' })],
  ['another unit', cart({ quantity: '3', unit: { code: 'CS', name: 'Case', factor: '12' } })],
  ['no line', { ...before, entries: [] }],
  ['another address', cart({ quantity: '3' }, { address })],
  ['another shipping method', cart({ quantity: '3' }, { shippingMethodCode: 'VAN' })],
  ['another sub-customer', cart({ quantity: '3' }, { subCustomerId: 5 })],
  ['another payment method', cart({ quantity: '3' }, { paymentMethod: 'card' })],
])('%s is another order', (_, after) => {
  expect(orderContent(after)).not.toBe(orderContent(before));
});

test('a submission, a note and a renewed price leave it the same', () => {
  const sent = { number: 'WEB-1', madeAt: 0, at: 5 };
  const after = cart({ quantity: '3', price: { defaultPrice: 99 } }, { sent, notes: 'ring twice' });
  expect(orderContent(after)).toBe(orderContent(before));
});
