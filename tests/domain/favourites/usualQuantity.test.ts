import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listLines } from '../../../src/domain/favourites/listLines.ts';
import { readUsualQuantity, usualOrder } from '../../../src/domain/favourites/usualQuantity.ts';
import { aProduct } from '../../support/builders.ts';
import { NO_RULES } from '../builders.ts';
import { aUsual } from './lists.ts';

const CASE = { code: 'CS', name: 'Case of 12', factor: '12' };
const LARGE_CASE = { code: 'CS', name: 'Case of 24', factor: '24' };
const PIECE = { code: 'EA', name: 'Each', factor: '1' };

test.each([
  [{ quantity: '2', unit: 'CS', factor: '12', size: '' }, aUsual('2', 'CS', '12')],
  [{ quantity: 2.5, unit: undefined, factor: undefined, size: undefined }, aUsual('2.5')],
  [{ quantity: '4', unit: '', factor: '', size: '2 X 3' }, aUsual('4', '', '1', '2x3')],
  [{ quantity: '4', unit: '', factor: '1', size: '6' }, aUsual('4', '', '1', '6')],
  [{ quantity: '9999999', unit: '', factor: '1', size: '' }, aUsual('9999999')],
  [{ quantity: '10000000', unit: '', factor: '1', size: '' }, null],
  [{ quantity: '0', unit: '', factor: '1', size: '' }, null],
  [{ quantity: '-1', unit: '', factor: '1', size: '' }, null],
  [{ quantity: 'two', unit: '', factor: '1', size: '' }, null],
  [{ quantity: null, unit: '', factor: '1', size: '' }, null],
  [{ quantity: '1', unit: 7, factor: '1', size: '' }, null],
  [{ quantity: '1', unit: 'CS', factor: 'many', size: '' }, null],
  [{ quantity: '1', unit: '', factor: '1', size: 'large' }, null],
])('%j is read as %j', (parts, expected) => {
  expect(readUsualQuantity(parts)).toEqual(expected);
});

test('what was read is read again as the same', () => {
  const part = fc.oneof(fc.anything(), fc.double(), fc.constantFrom('1', '2.50', '2x3', '1e3', 'CS'));
  fc.assert(
    fc.property(part, part, part, part, (quantity, unit, factor, size) => {
      const usual = readUsualQuantity({ quantity, unit, factor, size });
      if (usual) expect(readUsualQuantity(usual)).toEqual(usual);
    }),
  );
});

test.each([
  ['its unit', aUsual('2', 'CS', '12'), [PIECE, CASE], '2 Case of 12'],
  ['a unit of the same size', aUsual('2', 'BOX', '12'), [PIECE, CASE], '2 Case of 12'],
  ['pieces, when its unit holds more today', aUsual('2', 'CS', '12'), [PIECE, LARGE_CASE], '24 Each other'],
  ['enough of a larger unit', aUsual('1', 'CS', '12'), [LARGE_CASE], '1 Case of 24 other'],
  ['no unit, where there are none', aUsual('3'), [], '3'],
  ['1 in the first unit without one', undefined, [CASE, PIECE], '1 Case of 12'],
] as const)('a usual quantity is ordered in %s', (_, usual, units, expected) => {
  const { quantity, unit, isOtherUnit } = usualOrder(usual, units);
  expect([quantity, unit?.name, isOtherUnit ? 'other' : null].filter(Boolean).join(' ')).toBe(expected);
});

test('the lines of a list have the usual quantities; without one, 1 in the first unit', () => {
  const offer = (id: number) => ({
    product: aProduct({ id, name: `Product ${id}` }),
    price: null,
    rules: NO_RULES,
    units: [CASE, PIECE],
    warehouses: [],
  });
  const lines = listLines(
    [1, 2, 3],
    { 1: aUsual('4', 'EA', '1', '2x3') },
    new Map([
      [1, offer(1)],
      [2, offer(2)],
    ]),
  );
  expect(
    lines.map(({ name, quantity, unit, factor, size, typedSize }) => [
      name,
      quantity,
      unit,
      factor,
      size,
      typedSize,
    ]),
  ).toEqual([
    ['Product 1', '4', 'EA', '1', '6', '2x3'],
    ['Product 2', '1', 'CS', '12', null, ''],
    ['', '1', '', '1', null, ''],
  ]);
});
