import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UnitOfMeasure } from '../../../src/domain/pricing/types.ts';
import { unitNamed, unitOfSize } from '../../../src/domain/quickOrder/unitNamed.ts';

const EACH: UnitOfMeasure = { code: 'EA', name: 'Each', factor: 1 };
const CASE: UnitOfMeasure = { code: 'CS', name: 'Case of 12', factor: 12 };
const BIG_CASE: UnitOfMeasure = { code: 'CS24', name: 'Case of 24', factor: 24 };
const CAJA: UnitOfMeasure = { code: 'C6', name: 'Caja', factor: 6 };
const BOX: UnitOfMeasure = { code: 'BX', name: 'Box', factor: 4 };
const KILO: UnitOfMeasure = { code: 'KG', name: 'Kilogram', factor: 1, allowsFractions: true };
const UNNAMED: UnitOfMeasure = { code: 'P1', name: '', factor: 5 };

test.each([
  ['its code', 'cs', [EACH, CASE], CASE],
  ['its name', 'Case of 12', [EACH, CASE], CASE],
  ['its name in other letters', 'CASE OF 12', [EACH, CASE], CASE],
  ['a word of another language', 'cajas', [EACH, CASE], CASE],
  ['the first word of its name', 'case', [EACH, CASE], CASE],
  ['a measure', 'kg', [KILO], KILO],
  ['pieces', 'pcs', [CASE, EACH], EACH],
  ['pieces without units', 'each', [], null],
  ['pieces where none are sold', 'each', [CASE], undefined],
  ['a pack, with its content', 'cajas 12', [EACH, CASE], CASE],
  ['a pack of another content', 'case of 24', [EACH, CASE], undefined],
  ['a pack of the content of one', 'box of 24', [EACH, CASE], undefined],
  ['one of two packs, by its content', 'caja de 24', [EACH, CASE, BIG_CASE], BIG_CASE],
  ['one of two packs, by nothing', 'case', [EACH, CASE, BIG_CASE], undefined],
  ['one of two packs, by its code', 'CS', [EACH, CASE, BIG_CASE], CASE],
  ['another pack', 'pallet', [EACH, CASE], undefined],
  ['a box, where cases are sold', 'box', [EACH, CASE], undefined],
  ['a box beside cases', 'boîtes', [CASE, BOX], BOX],
  ['a pack without units', 'case', [], undefined],
  ['punctuation', '-', [UNNAMED], undefined],
  ['a word that is no unit', 'blue', [EACH, CASE], undefined],
] as const)('a list that says %s', (_, text, units, expected) => {
  expect(unitNamed(text, [...units])).toBe(expected);
});

test.each([
  ['12', [EACH, CASE], CASE],
  ['12.0', [EACH, CASE], CASE],
  ['6', [EACH, CASE, CAJA], CAJA],
  ['1', [EACH, CASE], EACH],
  ['5', [EACH, CASE], undefined],
  ['0', [EACH, CASE], undefined],
  ['', [EACH, CASE], undefined],
  ['12', [], undefined],
] as const)('packs of %j are a unit of the product', (size, units, expected) => {
  expect(unitOfSize(size, [...units])).toBe(expected);
});

test('a unit is found by its own code and by its own name, whatever others there are', () => {
  const all = [EACH, CASE, BIG_CASE, CAJA, BOX, KILO];
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: 1 }), fc.nat(), (units, at) => {
      const wanted = units[at % units.length];
      expect(unitNamed(wanted?.code.toLowerCase() ?? '', units)).toBe(wanted);
      expect(unitNamed(wanted?.name.toUpperCase() ?? '', units)).toBe(wanted);
    }),
  );
});

test('a unit that is named with a content has that content', () => {
  const units = fc.shuffledSubarray([EACH, CASE, BIG_CASE, CAJA, BOX, KILO]);
  const word = fc.constantFrom('case', 'caja', 'box', 'pack');
  fc.assert(
    fc.property(word, fc.integer({ min: 2, max: 30 }), units, (name, content, sold) => {
      const unit = unitNamed(`${name} of ${content}`, sold);
      if (unit) expect(Number(unit.factor)).toBe(content);
    }),
  );
});
