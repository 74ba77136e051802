import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  isMeasure,
  isSamePack,
  isUnitWord,
  meansPieces,
  unitWords,
} from '../../../src/domain/quickOrder/unitWords.ts';

test.each([
  ['Case of 12', ['case', 'of', '12']],
  ['CAJAS', ['caja']],
  ['Pièces', ['piece']],
  ['boi\u0302tes', ['boite']],
  ['cs.', ['cs']],
  ['c/u', ['c', 'u']],
  ['--', []],
  ['', []],
])('%j has the words %j', (text, words) => {
  expect(unitWords(text)).toEqual(words);
});

test.each([
  ['each', true],
  ['EA.', true],
  ['pcs', true],
  ['Unidades', true],
  ['pièce', true],
  ['piezas', true],
  ['botellas', true],
  ['case', false],
  ['kg', false],
  ['', false],
])('%j means pieces: %s', (text, expected) => {
  expect(meansPieces(text)).toBe(expected);
});

test.each([
  ['cs', 'Case of 12', true],
  ['cajas', 'Case', true],
  ['caisses', 'CTN', true],
  ['boxes', 'boîte', true],
  ['dz', 'Docena', true],
  ['doz.', 'Dozen', true],
  ['paquetes', 'pack', true],
  ['tarima', 'Pallet', true],
  ['case', 'box', false],
  ['case', 'each', false],
  ['', '', false],
])('%j and %j name the same pack: %s', (one, other, expected) => {
  expect(isSamePack(one, other)).toBe(expected);
  expect(isSamePack(other, one)).toBe(expected);
});

test.each([
  ['kg', true],
  ['Kilos', true],
  ['gr', true],
  ['grs.', true],
  ['gramos', true],
  ['lbs', true],
  ['L', true],
  ['lts', true],
  ['litros', true],
  ['litres', true],
  ['ml', true],
  ['oz', true],
  ['gallons', true],
  ['cs', false],
  ['large', false],
])('%j is a measure: %s', (text, expected) => {
  expect(isMeasure(text)).toBe(expected);
});

describe('a word for a unit', () => {
  test.each([
    ['each', true],
    ['cases', true],
    ['kg', true],
    ['rollos', true],
    ['olive', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isUnitWord(text)).toBe(expected);
  });

  it('is one in any case, with accents apart, a plural and a point', () => {
    const word = fc.constantFrom(
      'each',
      'pièce',
      'unidad',
      'case',
      'caja',
      'boîte',
      'docena',
      'kilo',
      'rollo',
    );
    const written = fc.constantFrom(
      (text: string) => text.toUpperCase(),
      (text: string) => text.normalize('NFD'),
      (text: string) => `${text}.`,
      (text: string) => ` ${text}s`,
    );
    fc.assert(
      fc.property(word, written, (text, write) => {
        // "unidads" is no word; Spanish says "unidades".
        const plural = text === 'unidad' ? 'unidade' : text;
        expect(isUnitWord(write(plural))).toBe(true);
      }),
    );
  });
});
