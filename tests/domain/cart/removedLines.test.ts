import { describe, expect, it } from 'vitest';
import { getRemovalReason, withRemoved } from '../../../src/domain/cart/removedLines.ts';
import type { Product } from '../../../src/domain/catalogue/product.ts';
import { aProduct } from '../../support/builders.ts';
import { aCartLine } from '../builders.ts';

describe('the reason for removing a line', () => {
  it.each<[what: string, found: Product | null, allowed: number[] | null, expected: string | null]>([
    ['it is sold', aProduct(), null, null],
    ['it is sold, and allowed', aProduct(), [1, 2], null],
    ['sold out is no reason', aProduct({ soldOut: true }), null, null],
    ['disabled', aProduct({ disabled: true }), null, 'discontinued'],
    ['not on the list', aProduct(), [2], 'not_allowed'],
    ['an empty list allows nothing', aProduct(), [], 'not_allowed'],
    ['not there', null, null, 'failed_to_load'],
    ['neither there nor allowed', null, [2], 'not_allowed'],
  ])('%s', (_, found, allowed, expected) => {
    expect(getRemovalReason(1, found, allowed)).toBe(expected);
  });
});

it('lists each product once, and 200 at most', () => {
  const olives = { line: aCartLine(), reason: 'discontinued' as const };
  const record = {
    productId: 1,
    name: 'Green olives',
    code: 'OLV-1',
    subline: 'olives',
    reason: 'discontinued',
  };
  expect(withRemoved([], [olives, olives])).toEqual([record]);
  expect(withRemoved([{ ...record, reason: 'not_allowed' }], [olives])).toEqual([record]);
  const many = Array.from({ length: 300 }, (_, index) => ({
    ...olives,
    line: aCartLine({ productId: index + 1 }),
  }));
  expect(withRemoved([], many)).toHaveLength(200);
});
