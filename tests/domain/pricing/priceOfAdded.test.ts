import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toDecimal, ZERO } from '../../../src/domain/numbers/decimal.ts';
import { priceLine } from '../../../src/domain/pricing/priceLine.ts';
import { priceOfAdded } from '../../../src/domain/pricing/priceOfAdded.ts';
import { aPriceInput, NO_RULES, priced } from '../builders.ts';

const FROM_24 = { rule: 'SCALE_PRICE', name: null, price: '8.60', minValue: '24' };
const inputOf = (quantity: string) =>
  aPriceInput({
    quantity,
    price: { defaultPrice: '9.80', netValue: '9.80' },
    rules: { ...NO_RULES, specialPrices: [FROM_24] },
  });
const addedOf = (both: string, inCart: string) => {
  const { baseQuantity, originalNetPrice, gross, discount } = priced(
    priceOfAdded(priceLine(inputOf(both)), toDecimal(inCart) ?? ZERO),
  );
  return [baseQuantity, originalNetPrice, gross.minus(discount)].map((figure) => figure.toFixed());
};

it.each([
  // Alone, below the step: 23 × 9.80.
  ['23', '0', ['23', '9.8', '225.4']],
  // 14 more than the 10 in the cart reach it: 14 × 8.60.
  ['24', '10', ['14', '8.6', '120.4']],
  ['25', '24', ['1', '8.6', '8.6']],
])('%s with the %s in the cart: what is added costs %j', (both, inCart, expected) => {
  expect(addedOf(both, inCart)).toEqual(expected);
});

it('is nothing where there is no price', () => {
  const none = priceLine({ ...inputOf('2'), price: null });
  expect(none.ok).toBe(false);
  expect(priceOfAdded(none, ZERO)).toBe(none);
});

it('has the price per unit of both, whatever is in the cart', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 500 }), (inCart, added) => {
      const both = priced(priceLine(inputOf(String(inCart + added))));
      const part = priced(priceOfAdded(both, toDecimal(inCart) ?? ZERO));
      expect(part.originalNetPrice.eq(both.originalNetPrice)).toBe(true);
      expect(part.gross.minus(part.discount).toFixed(2)).toBe(
        (added * (inCart + added < 24 ? 9.8 : 8.6)).toFixed(2),
      );
    }),
  );
});
