import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Decimal } from '../../../../src/domain/numbers/decimal.ts';
import { earnedGifts, sumGifts } from '../../../../src/domain/pricing/rules/gifts.ts';
import { decimals } from '../../arbitraries.ts';
import { d } from '../../builders.ts';

describe('gifts', () => {
  test.each([
    [{ quantity: 1, step: 6 }, 5, []],
    [{ quantity: 1, step: 6 }, 6, ['1']],
    [{ quantity: 2, step: 6 }, 20, ['6']],
    [{ quantity: 2, step: '2.5' }, 5, ['4']],
    [{ quantity: 1, step: 6, minValue: 100 }, 6, ['1']],
    [{ quantity: 3, minValue: 12, maxValue: 24 }, 12, ['3']],
    [{ quantity: 3, minValue: 12, maxValue: 24 }, 25, []],
    [{ quantity: 3, step: 0 }, 1, ['3']],
    [{ quantity: 3 }, 0, []],
    [{ quantity: 'n/a' }, 1, []],
    [{ quantity: 0 }, 1, []],
  ])('%j with q %d: %j', (entry, q, expected) => {
    expect(earnedGifts([{ productId: 9, ...entry }], d(q)).map(({ quantity }) => quantity.toFixed())).toEqual(
      expected,
    );
  });

  test('of the same product are summed, others stay separate', () => {
    const entries = [
      { productId: 9, quantity: 1, productName: 'Jar' },
      { productId: 8, quantity: 2 },
      { productId: 9, quantity: 3 },
    ];
    const summed = sumGifts(earnedGifts(entries, d(1)));
    expect(
      summed.map(({ productId, quantity, productName }) => [productId, quantity.toFixed(), productName]),
    ).toEqual([
      [9, '4', 'Jar'],
      [8, '2', null],
    ]);
  });
});

test('a higher quantity never gives fewer gifts by step, and sums lose none', () => {
  fc.assert(
    fc.property(decimals(0, 500), decimals(0, 500), decimals(1, 40), (few, more, step) => {
      const entries = [{ productId: 1, quantity: 2, step: step.toFixed() }];
      const count = (q: Decimal) => earnedGifts(entries, q)[0]?.quantity ?? d(0);
      expect(count(few.plus(more)).gte(count(few))).toBe(true);
      const gifts = [...earnedGifts(entries, few), ...earnedGifts(entries, more)];
      expect((sumGifts(gifts)[0]?.quantity ?? d(0)).eq(count(few).plus(count(more)))).toBe(true);
    }),
  );
});
