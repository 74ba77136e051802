import { expect, test } from 'vitest';
import type { CartEntry } from '../../../src/domain/cart/cart.ts';
import { GIFT_DETAIL_TYPE } from '../../../src/domain/cart/cartLine.ts';
import { entryOfProduct } from '../../../src/domain/cart/entryOfProduct.ts';
import { countedReads } from '../../support/countedReads.ts';
import { aCartLine } from '../builders.ts';

const entry = (key: string, productId: number, detailType: number | null = null): CartEntry => ({
  key,
  position: 0,
  line: aCartLine({ productId, detailType }),
});

test('the first line of a product that the customer put in, or none', () => {
  const entries = [entry('gift', 7, GIFT_DETAIL_TYPE), entry('7', 7), entry('7-2', 7), entry('8', 8)];
  expect([7, 8, 9].map((productId) => entryOfProduct(entries, productId)?.key)).toEqual([
    '7',
    '8',
    undefined,
  ]);
  expect(entryOfProduct(entries.slice(2), 7)?.key).toBe('7-2');
});

test('fifty rows that ask look through the cart once', () => {
  const lines = Array.from({ length: 1_000 }, (_, at) => entry(String(at), at));
  const { value: entries, reads } = countedReads(lines);
  entryOfProduct(entries, 0);
  const once = reads();
  for (let productId = 0; productId < 50; productId += 1) entryOfProduct(entries, productId);
  expect(reads()).toBe(once);
});
