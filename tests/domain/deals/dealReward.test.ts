import { expect, it } from 'vitest';
import { dealReward } from '../../../src/domain/deals/dealReward.ts';
import type { PriceRules } from '../../../src/domain/pricing/types.ts';
import { aPriceInput, NO_RULES } from '../builders.ts';

const rewardOf = (quantity: string, rules: Partial<PriceRules>) => {
  const {
    quantity: _q,
    unit: _u,
    size: _s,
    ...rewardInput
  } = aPriceInput({ rules: { ...NO_RULES, ...rules } });
  const reward = dealReward({ productId: 1, quantity }, rewardInput);
  return (
    reward && {
      before: reward.before.toFixed(),
      unitPrice: reward.unitPrice.toFixed(),
      isCheaper: reward.isCheaper,
      gifts: reward.gifts.map((gift) => `${gift.quantity.toFixed()} of ${gift.productId}`),
    }
  );
};

const scale = { rule: 'SCALE_PRICE', name: null, minValue: 24, price: 8.6 };
const gift = { productId: 9, quantity: 2, step: 8 };

it.each<[what: string, reward: unknown, expected: unknown]>([
  [
    'a scale price from its quantity on',
    rewardOf('24', { specialPrices: [scale] }),
    { before: '10', unitPrice: '8.6', isCheaper: true, gifts: [] },
  ],
  ['nothing below it', rewardOf('23', { specialPrices: [scale] }), null],
  [
    'gifts by step: 2 for every 8',
    rewardOf('16', { gifts: [gift] }),
    { before: '10', unitPrice: '10', isCheaper: false, gifts: ['4 of 9'] },
  ],
  ['nothing without rules', rewardOf('24', {}), null],
])('%s', (_, reward, expected) => {
  expect(reward).toEqual(expected);
});

it('is none for a product without a price', () => {
  const { quantity: _q, unit: _u, size: _s, ...rewardInput } = aPriceInput({ price: null });
  expect(dealReward({ productId: 1, quantity: '2' }, rewardInput)).toBeNull();
});
