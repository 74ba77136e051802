import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildInventory, parseCount } from '../../../src/domain/inventory/inventoryCapture.ts';

const ENGLISH = { decimal: '.', group: ',' };
const SPANISH = { decimal: ',', group: '.' };

test.each([
  ['0', ENGLISH, '0'],
  ['12', ENGLISH, '12'],
  [' 2.5 ', ENGLISH, '2.5'],
  ['2,5', SPANISH, '2.5'],
  ['1,234', ENGLISH, '1234'],
  ['1.234', SPANISH, '1234'],
  ['0.1234567', ENGLISH, '0.123457'],
  ['1000000000', ENGLISH, '1000000000'],
  ['1000000001', ENGLISH, null],
  ['-1', ENGLISH, null],
  ['', ENGLISH, null],
  ['a few', ENGLISH, null],
  ['1e3', ENGLISH, null],
])('%j, %j: %j', (typed, separators, expected) => {
  expect(parseCount(typed, separators)).toBe(expected);
});

describe('an inventory', () => {
  test('is complete with a number or zero for each product, in the order of the list', () => {
    expect(buildInventory([7, 3], { 3: '0', 7: '4' }, ENGLISH)).toEqual({
      ok: true,
      lines: [
        { productId: 7, quantity: '4' },
        { productId: 3, quantity: '0' },
      ],
    });
  });

  test('lists the products without a valid number', () => {
    expect(buildInventory([7, 3, 5], { 3: 'x', 7: '4' }, ENGLISH)).toEqual({ ok: false, missing: [3, 5] });
  });

  test('ignores products that aren’t in the list', () => {
    expect(buildInventory([7], { 7: '1', 99: '5' }, ENGLISH)).toEqual({
      ok: true,
      lines: [{ productId: 7, quantity: '1' }],
    });
  });

  test('has each product once, either in the lines or in the missing products', () => {
    const texts = fc.constantFrom('', '0', '5', '2.5', 'x', '-1');
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50)), fc.dictionary(fc.nat(50).map(String), texts), (ids, typed) => {
        const inventory = buildInventory(ids, typed, ENGLISH);
        const valid = ids.filter((id) => ['0', '5', '2.5'].includes(typed[id] ?? ''));
        if (inventory.ok) expect(inventory.lines.map(({ productId }) => productId)).toEqual(ids);
        else expect(inventory.missing).toEqual(ids.filter((id) => !valid.includes(id)));
        expect(inventory.ok).toBe(valid.length === ids.length);
      }),
    );
  });
});
