import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UnitOfMeasure } from '../../../src/domain/pricing/types.ts';
import { type DraftRow, newRow } from '../../../src/domain/quickOrder/draftRow.ts';
import { settleListed } from '../../../src/domain/quickOrder/settleListed.ts';

const EACH: UnitOfMeasure = { code: 'EA', name: 'Each', factor: 1 };
const CASE: UnitOfMeasure = { code: 'CS', name: 'Case of 12', factor: 12 };

const row = (typed: Partial<DraftRow>) => newRow('r1', 1, { code: 'CO-1001', productId: 7, ...typed });

test.each([
  ['a unit by its word', { quantity: '2', listUnit: 'cs' }, [EACH, CASE], { quantity: '2', unit: 'CS' }],
  ['a pack', { quantity: '3', packSize: '12' }, [EACH, CASE], { quantity: '3', unit: 'CS' }],
  [
    'pieces of what is sold in cases',
    { quantity: '20', listUnit: 'pcs' },
    [CASE],
    { quantity: '2', unit: 'CS', rounded: '20' },
  ],
  ['no unit', { quantity: '2' }, [EACH, CASE], { quantity: '2', unit: 'EA' }],
  ['half a piece', { quantity: '2.5' }, [], { quantity: '3', rounded: '2.5' }],
  [
    'a quantity that can’t be read',
    { unreadable: 'many', listUnit: 'cs' },
    [EACH, CASE],
    { unreadable: 'many', unit: 'CS' },
  ],
] as const)('a row with %s', (_, listed, units, settled) => {
  expect(settleListed(row(listed), [...units])).toEqual(row(settled));
});

test.each([
  ['a unit that can’t be told', { quantity: '2', listUnit: 'pallet' }, [EACH, CASE]],
  ['a case of another content', { quantity: '2', listUnit: 'case of 24' }, [EACH, CASE]],
  ['pieces of a product without units', { quantity: '2' }, []],
  ['its unit', { quantity: '2', unit: 'EA' }, [EACH, CASE]],
] as const)('a row with %s stays the same', (_, listed, units) => {
  const before = row(listed);
  expect(settleListed(before, [...units])).toBe(before);
});

test('settling says all at once, and lowers no quantity', () => {
  const units = fc.constantFrom([], [EACH], [CASE], [EACH, CASE]);
  const unit = fc.constantFrom('', 'pcs', 'cs', 'pallet');
  const anyPackSize = fc.constantFrom('', '5', '12');
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99 }),
      unit,
      anyPackSize,
      units,
      (count, listUnit, packSize, sold) => {
        const before = row({ quantity: String(count), listUnit, packSize });
        const settled = settleListed(before, sold);
        const isOpen = settled.listUnit !== '' || settled.packSize !== '';
        if (isOpen) expect(settled).toBe(before);
        const factor = Number(sold.find(({ code }) => code === settled.unit)?.factor ?? 1);
        const pieces = Number(settled.quantity) * factor;
        const least = packSize === '' ? count : count * Number(packSize);
        expect(isOpen || pieces >= least).toBe(true);
      },
    ),
  );
});
