import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { specialPrice } from '../../../../src/domain/pricing/rules/specialPrices.ts';
import { d } from '../../builders.ts';

const context = { q: d(6), customerPrice: d(10), cost: null };

describe('the first special price that applies', () => {
  test('is used, and the rest are ignored', () => {
    const found = specialPrice(
      [
        { rule: 'SCALE_PRICE', name: 'too many', price: 1, minValue: 12 },
        { rule: 'COST_MARGIN', name: 'no cost', value: 10 },
        { rule: 'SOMETHING_NEW', name: 'unknown', price: 2 },
        { rule: 'STEP_PRICE', name: 'by six', price: 8, base: 6 },
        { rule: 'FIXED_PRICE', name: 'fixed', price: 3 },
      ],
      context,
    );
    expect([found?.entry.name, found?.price.toFixed()]).toEqual(['by six', '8']);
  });

  test('is never below 0', () => {
    expect(specialPrice([{ rule: 'FIXED_PRICE', name: null, price: -4 }], context)?.price.toFixed()).toBe(
      '0',
    );
  });

  test('may be none', () => {
    expect(specialPrice([], context)).toBeNull();
  });
});

test('is never below 0, and later entries change nothing', () => {
  const entry = fc.record({
    rule: fc.constantFrom('FIXED_PRICE', 'SCALE_PRICE', 'STEP_PRICE', 'COST_MARGIN', 'SCALE_MARGIN', 'OTHER'),
    name: fc.constant(null),
    price: fc.integer({ min: -50, max: 50 }),
    base: fc.integer({ min: -5, max: 20 }),
    value: fc.integer({ min: -5, max: 120 }),
    minValue: fc.integer({ min: 0, max: 12 }),
  });
  fc.assert(
    fc.property(fc.array(entry), entry, (entries, last) => {
      const found = specialPrice(entries, context);
      expect(found?.price.lt(0) ?? false).toBe(false);
      if (found) expect(specialPrice([...entries, last], context)?.entry).toBe(found.entry);
    }),
  );
});
