import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderForBreak } from '../../../src/domain/pricing/orderForBreak.ts';
import type { UnitOfMeasure } from '../../../src/domain/pricing/types.ts';

const each: UnitOfMeasure = { code: 'EA', name: 'Each', factor: '1' };
const caseOf12: UnitOfMeasure = { code: 'CS', name: 'Case of 12', factor: '12' };
const pallet: UnitOfMeasure = { code: 'PL', name: 'Pallet', factor: '720' };
const all = [each, caseOf12, pallet];

const order = (
  from: number,
  { units = all, unit = each, size = null }: Partial<Parameters<typeof orderForBreak>[1]> = {},
) => {
  const chosen = orderForBreak(new Big(from), { units, unit, size, sizeInput: size !== null });
  return `${chosen.quantity} ${chosen.unit?.name ?? 'pieces'}`;
};

test.each<[string, string, string]>([
  ['one is one each', order(1), '1 Each'],
  ['24 are two cases', order(24), '2 Case of 12'],
  ['30 don’t fill cases', order(30), '30 Each'],
  ['1,440 are two pallets', order(1440), '2 Pallet'],
  [
    'no unit fits: the chosen one, rounded up',
    order(30, { units: [caseOf12, pallet], unit: caseOf12 }),
    '3 Case of 12',
  ],
  ['without units', order(24, { units: [], unit: null }), '24 pieces'],
  ['a size of 5 counts: 24 are 5 pieces', order(24, { units: [], unit: null, size: '5' }), '5 pieces'],
])('%s', (_name, chosen, expected) => {
  expect(chosen).toBe(expected);
});

test('what is chosen reaches the break, and one less doesn’t', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2000 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 }),
      (from, factors) => {
        const units = factors.map((factor) => ({
          code: `${factor}`,
          name: `${factor}`,
          factor: `${factor}`,
        }));
        const { unit, quantity } = orderForBreak(new Big(from), {
          units,
          unit: units[0] ?? null,
          size: null,
          sizeInput: false,
        });
        const factor = new Big(String(unit?.factor));
        expect(factor.times(quantity).gte(from)).toBe(true);
        expect(factor.times(new Big(quantity).minus(1)).lt(from)).toBe(true);
      },
    ),
  );
});
