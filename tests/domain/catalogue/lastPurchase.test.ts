import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LastPurchase, unitBoughtLast } from '../../../src/domain/catalogue/lastPurchase.ts';

const EACH = { code: 'EA', name: 'Each', factor: 1 };
const CASE = { code: 'CS12', name: 'Case of 12', factor: '12' };
const bought = (unitCode: string): LastPurchase => ({
  quantity: '2',
  unitCode,
  unit: unitCode,
  date: '2026-10-25',
});

it.each([
  ['a case', bought('CS12'), [EACH, CASE], CASE],
  ['pieces, where a case comes first', bought('EA'), [CASE, EACH], EACH],
  ['single pieces without a unit', bought(''), [CASE, EACH], EACH],
  ['a unit that is no longer sold', bought('CS24'), [EACH, CASE], undefined],
  ['single pieces that are no longer sold', bought(''), [CASE], undefined],
  ['nothing', undefined, [EACH, CASE], undefined],
])('the unit of %s', (_, purchase, units, unit) => {
  expect(unitBoughtLast(purchase, units)).toBe(unit);
});

it('is one of the units in which the product is sold', () => {
  const unit = fc.record({ code: fc.string(), name: fc.string(), factor: fc.integer({ min: 1, max: 99 }) });
  fc.assert(
    fc.property(fc.string(), fc.array(unit), (code, units) => {
      expect([undefined, ...units]).toContain(unitBoughtLast(bought(code), units));
    }),
  );
});
