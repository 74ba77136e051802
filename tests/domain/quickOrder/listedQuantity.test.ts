import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { UnitOfMeasure } from '../../../src/domain/pricing/types.ts';
import { listedQuantity } from '../../../src/domain/quickOrder/listedQuantity.ts';

const EACH: UnitOfMeasure = { code: 'EA', name: 'Each', factor: 1 };
const CASE: UnitOfMeasure = { code: 'CS', name: 'Case of 12', factor: 12 };
const KILO: UnitOfMeasure = { code: 'KG', name: 'Kilogram', factor: 1, allowsFractions: true };

describe('a listed quantity', () => {
  const listed = (quantity: string, unit: string, packSize: string, units: UnitOfMeasure[]) => {
    const ordered = listedQuantity({ quantity, unit, packSize }, units);
    return ordered && [ordered.quantity, ordered.unit, ordered.rounded];
  };
  test.each([
    ['without a unit is in the first', '20', '', '', [EACH, CASE], ['20', 'EA', '']],
    ['of a product without units is in pieces', '20', '', '', [], ['20', '', '']],
    ['in cases, by a word', '2', 'cs', '', [EACH, CASE], ['2', 'CS', '']],
    ['in cases, in Spanish', '2', 'cajas', '', [EACH, CASE], ['2', 'CS', '']],
    ['in cases, by the name', '2', 'case of 12', '', [EACH, CASE], ['2', 'CS', '']],
    ['in cases of another content', '2', 'case of 24', '', [EACH, CASE], null],
    ['in pieces', '20', 'pcs', '', [EACH, CASE], ['20', 'EA', '']],
    ['in pieces, of what is sold in cases only', '20', 'each', '', [CASE], ['2', 'CS', '20']],
    ['in pieces that fill cases', '24', 'unidades', '', [CASE], ['2', 'CS', '']],
    ['of packs that are a unit', '3', '', '12', [EACH, CASE], ['3', 'CS', '']],
    ['of packs that are a unit, named', '2', 'cajas', '12', [EACH, CASE], ['2', 'CS', '']],
    ['of packs that are none', '3', '', '6', [EACH, CASE], ['18', 'EA', '']],
    ['of packs that are none, sold in cases only', '3', '', '5', [CASE], ['2', 'CS', '15']],
    ['of packs without units', '3', '', '12', [], ['36', '', '']],
    ['of packs of pieces, by word', '3', 'pcs', '12', [], ['36', '', '']],
    ['of bottles by the litre', '12', 'l', '0.5', [EACH, CASE], null],
    ['of bottles by the litre, without units', '12', 'l', '0.5', [], null],
    ['of packs of a measure that is a unit', '2', 'kg', '5', [KILO], ['10', 'KG', '']],
    ['of packs of a measure that is a unit, with decimals', '3', 'kg', '0.5', [KILO], ['1.5', 'KG', '']],
    ['in half pieces', '2.5', '', '', [EACH], ['3', 'EA', '2.5']],
    ['in half cases', '2.5', 'cs', '', [EACH, CASE], ['3', 'CS', '2.5']],
    ['in halves of a weight', '2.5', 'kg', '', [KILO], ['2.5', 'KG', '']],
    ['in an unknown unit', '2', 'pallet', '', [EACH, CASE], null],
    ['that isn’t there', '', '', '', [EACH, CASE], ['', 'EA', '']],
    ['that isn’t there, in cases', '', 'cs', '', [EACH, CASE], ['', 'CS', '']],
  ] as const)('%s', (_, quantity, unit, packSize, units, expected) => {
    expect(listed(quantity, unit, packSize, [...units])).toEqual(expected);
  });

  it('is never less than what was listed, and less than one unit more', () => {
    const units = fc.constantFrom([], [EACH], [CASE], [EACH, CASE], [CASE, EACH]);
    const unit = fc.constantFrom('', 'each', 'cs', 'pcs');
    const anyPackSize = fc.constantFrom('', '5', '6', '12');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        unit,
        anyPackSize,
        units,
        (count, word, packSize, sold) => {
          const ordered = listedQuantity({ quantity: String(count), unit: word, packSize }, sold);
          if (!ordered) return;
          const factor = Number(sold.find(({ code }) => code === ordered.unit)?.factor ?? 1);
          const inUnits = word === 'each' || word === 'pcs' ? count : count * factor;
          const listedPieces = packSize === '' ? inUnits : count * Number(packSize);
          expect(Number(ordered.quantity) * factor).toBeGreaterThanOrEqual(listedPieces);
          expect(Number(ordered.quantity) * factor - listedPieces).toBeLessThan(factor);
          expect(ordered.rounded !== '').toBe(Number(ordered.quantity) * factor > listedPieces);
        },
      ),
    );
  });
});
