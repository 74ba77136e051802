import { expect, it } from 'vitest';
import { quoteLine, sumAmounts } from '../../../src/domain/recommendations/quoteLine.ts';
import { aPriceInput, d, NO_RULES } from '../builders.ts';

it('is the amount of the line after discounts and before tax', () => {
  const rules = {
    ...NO_RULES,
    discounts: [{ rule: 'COMMERCIAL_DISCOUNT', name: null, isPercent: true, value: 10 }],
  };
  const customer = { isTaxable: true, taxRate: 7 };
  expect(quoteLine(aPriceInput({ quantity: 3, rules, customer }))?.amount.toFixed(2)).toBe('27.00');
  expect(quoteLine(aPriceInput({ price: null }))).toBeNull();
});

it('adds up, without lines that have no price', () => {
  expect(sumAmounts([d('1.10'), null, d('2.25')]).toFixed(2)).toBe('3.35');
});
