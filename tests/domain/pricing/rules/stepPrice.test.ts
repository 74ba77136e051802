import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepPrice } from '../../../../src/domain/pricing/rules/stepPrice.ts';
import { decimals } from '../../arbitraries.ts';
import { d } from '../../builders.ts';

test.each([
  [{ price: 8, base: 6 }, 5, null],
  [{ price: 8, base: 6 }, 6, '8'],
  [{ price: 8, base: 6 }, 8, '8.5'],
  [{ price: 8, base: 6 }, 12, '8'],
  [{ price: 8, base: 2.5 }, 4, '8.75'],
  [{ price: 8, base: 0 }, 12, null],
  [{ price: 8 }, 12, null],
  [{ price: '', base: 6 }, 12, null],
])('%j at q %d: %j', (entry, q, expected) => {
  const context = { q: d(q), customerPrice: d(10), cost: d(6) };
  const price = stepPrice({ rule: 'STEP_PRICE', name: null, ...entry }, context);
  expect(price?.toFixed() ?? null).toBe(expected);
});

test('is between the step price and the customer’s price', () => {
  fc.assert(
    fc.property(
      decimals(0, 20),
      decimals(0, 20),
      decimals(1, 500),
      decimals(1, 50),
      (price, customers, q, base) => {
        const entry = { rule: 'STEP_PRICE', name: null, price: price.toFixed(), base: base.toFixed() };
        const found = stepPrice(entry, { q, customerPrice: customers, cost: null });
        if (!found) {
          expect(q.lt(base)).toBe(true);
          return;
        }
        const [low, high] = price.lt(customers) ? [price, customers] : [customers, price];
        const nearly = '1e-15';
        expect(found.plus(nearly).gte(low) && found.minus(nearly).lte(high)).toBe(true);
      },
    ),
  );
});
