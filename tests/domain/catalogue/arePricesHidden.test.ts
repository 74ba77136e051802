import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arePricesHidden } from '../../../src/domain/catalogue/arePricesHidden.ts';

test.each([
  ['a company that shows prices', false, { forceShowPrice: false }, false],
  ['a company that hides them', true, { forceShowPrice: false }, true],
  ['whoever has force_show_price', true, { forceShowPrice: true }, false],
  ['a visitor', true, null, true],
  ['a visitor where prices are shown', false, null, false],
])('%s: hidden %j', (_name, hidePrices, customer, expected) => {
  expect(arePricesHidden({ hidePrices }, customer)).toBe(expected);
});

test('a customer never sees less than a visitor', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), (hidePrices, forceShowPrice) => {
      const isHidden = arePricesHidden({ hidePrices }, { forceShowPrice });
      expect(isHidden && !arePricesHidden({ hidePrices }, null)).toBe(false);
    }),
  );
});
