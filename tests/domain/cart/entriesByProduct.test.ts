import { expect, test } from 'vitest';
import type { CartEntry } from '../../../src/domain/cart/cart.ts';
import { GIFT_DETAIL_TYPE } from '../../../src/domain/cart/cartLine.ts';
import { entriesByProduct } from '../../../src/domain/cart/entriesByProduct.ts';
import { aCartLine } from '../builders.ts';

const entry = (key: string, productId: number, detailType: number | null = null): CartEntry => ({
  key,
  position: 0,
  line: aCartLine({ productId, detailType }),
});

test('finds the first line of a product that isn’t a gift, or none', () => {
  const entries = [entry('gift', 7, GIFT_DETAIL_TYPE), entry('7', 7), entry('7-2', 7), entry('8', 8)];
  expect([7, 8, 9].map((productId) => entriesByProduct(entries).get(productId)?.key)).toEqual([
    '7',
    '8',
    undefined,
  ]);
  expect(entriesByProduct(entries.slice(2)).get(7)?.key).toBe('7-2');
});
