import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EcommerceItem, itemsOfList, itemsWithValue } from '../../../src/domain/analytics/events.ts';

const item = (price: number | null, quantity?: number): EcommerceItem => ({
  item_id: '1',
  item_name: 'Green olives',
  ...(price !== null && { price }),
  ...(quantity !== undefined && { quantity }),
});

const totalValue = (items: readonly EcommerceItem[]) => itemsWithValue(items, 'USD').value ?? null;

describe('the value of items', () => {
  it.each<[string, EcommerceItem[], number | null]>([
    ['nothing', [], 0],
    ['one, of which no number is said', [item(2.1)], 2.1],
    ['price × quantity', [item(2.1, 3)], 6.3],
    ['their sum, without the error of binary floats', [item(0.1, 3), item(0.2, 1)], 0.5],
    ['a half cent, rounded up once', [item(1.005, 1)], 1.01],
    ['halves that are rounded together, not each', [item(0.005, 1), item(0.005, 1)], 0.01],
    ['a fraction of a unit', [item(8.5, 0.25)], 2.13],
    ['not known when one price is not', [item(2.1, 3), item(null, 1)], null],
  ])('is %s', (_name, items, value) => {
    expect(totalValue(items)).toBe(value);
  });

  it('is set only with its currency', () => {
    expect(itemsWithValue([item(2.5, 2)], 'USD')).toEqual({
      currency: 'USD',
      value: 5,
      items: [item(2.5, 2)],
    });
    expect(itemsWithValue([item(null, 2)], 'USD')).toEqual({ items: [item(null, 2)] });
  });

  it('is the sum in cents, in any order', () => {
    const cents = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 500 })),
    );
    fc.assert(
      fc.property(cents, (pairs) => {
        const items = pairs.map(([price, quantity]) => item(price / 100, quantity));
        const sum = pairs.reduce((total, [price, quantity]) => total + price * quantity, 0);
        expect(totalValue(items)).toBe(sum / 100);
        expect(totalValue(items.toReversed())).toBe(totalValue(items));
      }),
    );
  });
});

describe('a list', () => {
  it('has its name and prices, but no value', () => {
    expect(itemsOfList([item(2.5)], { item_list_id: 'store' }, 'USD')).toEqual({
      currency: 'USD',
      item_list_id: 'store',
      items: [item(2.5)],
    });
  });

  it('without any price has no currency', () => {
    expect(itemsOfList([item(null)], { item_list_id: 'store' }, 'USD')).toEqual({
      item_list_id: 'store',
      items: [item(null)],
    });
  });
});
