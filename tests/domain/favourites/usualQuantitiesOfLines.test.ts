import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usualQuantitiesOfLines } from '../../../src/domain/favourites/usualQuantitiesOfLines.ts';
import { aCartLine } from '../builders.ts';
import { aUsual } from './lists.ts';

const CASE = { code: 'CS', name: 'Case of 12', factor: '12' };
const PACK = { code: 'PK', name: 'Pack of 6', factor: '6' };
const PIECE = { code: 'EA', name: 'Each', factor: '1' };
const size = (text: string, value: string) => ({ typedSize: text, size: value });

describe('the usual quantity of a product in the cart', () => {
  it.each([
    ['is its line’s, with the unit', [{ quantity: '2', unit: CASE }], aUsual('2', 'CS', '12')],
    ['is in pieces without units', [{ quantity: '2.5', unit: null }], aUsual('2.5')],
    [
      'has the line’s size',
      [{ quantity: '4', unit: null, ...size('2x3', '6') }],
      aUsual('4', '', '1', '2x3'),
    ],
    [
      'adds lines of two units up in the smaller one',
      [
        { quantity: '2', unit: CASE },
        { quantity: '3', unit: PACK },
      ],
      aUsual('7', 'PK', '6'),
    ],
    [
      'is the first line’s size where sizes differ',
      [
        { quantity: '4', unit: null, ...size('2x3', '6') },
        { quantity: '1', unit: null, ...size('5x5', '25') },
        { quantity: '2', unit: null, ...size('2x3', '6') },
      ],
      aUsual('6', '', '1', '2x3'),
    ],
    [
      'keeps a unit that is no longer sold',
      [{ quantity: '2', unit: null, goneUnit: CASE, units: [PIECE] }],
      aUsual('2', 'CS', '12'),
    ],
    ['isn’t kept when it can’t be read', [{ quantity: 'abc', unit: PIECE }], undefined],
  ])('%s', (_, lines, expected) => {
    const { productIds, usual } = usualQuantitiesOfLines(
      lines.map((line) => aCartLine({ productId: 7, ...line })),
    );
    expect(productIds).toEqual([7]);
    expect(usual[7]).toEqual(expected);
  });

  it('holds as many base units as all lines together', () => {
    const line = fc.record({
      productId: fc.integer({ min: 1, max: 3 }),
      count: fc.integer({ min: 1, max: 99 }),
      unit: fc.constantFrom(CASE, PACK, PIECE),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const { productIds, usual } = usualQuantitiesOfLines(
          lines.map(({ productId, count, unit }) => aCartLine({ productId, quantity: String(count), unit })),
        );
        expect(productIds).toEqual([...new Set(lines.map(({ productId }) => productId))]);
        for (const productId of productIds) {
          const pieces = lines
            .filter((each) => each.productId === productId)
            .reduce((sum, { count, unit }) => sum + count * Number(unit.factor), 0);
          const kept = usual[productId];
          expect(Number(kept?.quantity) * Number(kept?.factor)).toBe(pieces);
        }
      }),
    );
  });
});
