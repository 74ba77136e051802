import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customerPrice, listPrice } from '../../../src/domain/pricing/customerPrice.ts';

test.each([
  [{ defaultPrice: 10 }, '10'],
  [{ defaultPrice: 10, adjustValue: -1.5 }, '8.5'],
  [{ defaultPrice: 10, adjustValue: 'n/a' }, '10'],
  [{ defaultPrice: 10, adjustValue: -12 }, '0'],
  [{ defaultPrice: 10, adjustValue: -1, netPrice: '9.25' }, '9.25'],
  [{ defaultPrice: 10, netValue: 7, netPrice: 9 }, '7'],
  [{ defaultPrice: 10, netValue: '', netPrice: 9 }, '9'],
  [{ defaultPrice: 10, netValue: 0 }, '0'],
  [{ defaultPrice: 10, netValue: -4 }, '0'],
  [{ defaultPrice: null, netValue: 5 }, '5'],
])('%j gives %s', (facts, expected) => {
  expect(customerPrice(facts)?.toFixed()).toBe(expected);
});

test('without any numeric price there is none', () => {
  expect(customerPrice({ defaultPrice: 'n/a', adjustValue: 2 })).toBeNull();
});

test('is never below 0 for any input', () => {
  const any = fc.oneof(fc.integer(), fc.string(), fc.constant(null));
  fc.assert(
    fc.property(any, any, any, any, (defaultPrice, adjustValue, netPrice, netValue) => {
      const facts = { defaultPrice, adjustValue, netPrice, netValue };
      expect(customerPrice(facts)?.lt(0) ?? false).toBe(false);
      expect(listPrice(facts)?.lt(0) ?? false).toBe(false);
    }),
  );
});

test.each([
  ['9.8', '9.8'],
  [0, '0'],
  [-0.01, null],
  ['ask', null],
  [null, null],
])('the list price %j is %j', (defaultPrice, expected) => {
  expect(listPrice({ defaultPrice })?.toFixed() ?? null).toBe(expected);
});
