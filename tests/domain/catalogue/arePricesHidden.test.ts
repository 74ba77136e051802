import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arePricesHidden } from '../../../src/domain/catalogue/arePricesHidden.ts';

test.each<[string, boolean, { forceShowPrice: boolean } | null, boolean, boolean?]>([
  ['a company that shows prices', false, { forceShowPrice: false }, false],
  ['a company that hides them', true, { forceShowPrice: false }, true],
  ['whoever has force_show_price', true, { forceShowPrice: true }, false],
  ['a view that forces showing them', true, { forceShowPrice: false }, false, true],
  ['a view that forces nothing', true, { forceShowPrice: false }, true, false],
  ['a visitor', true, null, true],
  ['a visitor where prices are shown', false, null, false],
])('%s: hidden %j', (_name, hidePrices, customer, expected, viewShowsPrices = false) => {
  expect(arePricesHidden({ hidePrices }, customer, viewShowsPrices)).toBe(expected);
});

test('a view that forces showing prices always shows them', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), (hidePrices, forceShowPrice) => {
      expect(arePricesHidden({ hidePrices }, { forceShowPrice }, true)).toBe(false);
    }),
  );
});

test('a customer never sees less than a visitor', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), (hidePrices, forceShowPrice) => {
      const isHidden = arePricesHidden({ hidePrices }, { forceShowPrice });
      expect(isHidden && !arePricesHidden({ hidePrices }, null)).toBe(false);
    }),
  );
});
