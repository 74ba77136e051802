import { describe, expect, it } from 'vitest';
import {
  detailsPatch,
  fieldsPatch,
  linesPatch,
  readCartDocument,
} from '../../../src/api/cloudStore/cartDocument.ts';
import type { CartEntry } from '../../../src/domain/cart/cart.ts';
import { applyPatch } from '../../../src/domain/cloudStore/mergePatch.ts';
import { aCartLine } from '../../domain/builders.ts';

const entry = (changes: Partial<CartEntry['line']> = {}): CartEntry => ({
  key: '1',
  position: 0,
  line: aCartLine(changes),
});
const CASE = { code: 'CS', name: 'Case of 12', factor: '12' };

describe('reading a saved cart', () => {
  it.each([null, '', '0', 0, -1, 'abc', 'NaN', Number.NaN, {}, undefined])(
    'cleans out a quantity of %j',
    (quantity) => {
      const good = { productId: 2, quantity: '2' };
      const data = JSON.parse(JSON.stringify({ lines: { 1: { productId: 1, quantity }, 2: good } }));
      expect(readCartDocument(data).entries.map(({ key }) => key)).toEqual(['2']);
    },
  );

  it.each([
    [3, '3'],
    ['2.5', '2.5'],
  ])('takes a quantity of %j', (quantity, expected) => {
    const { entries } = readCartDocument({ lines: { 1: { productId: 1, quantity } } });
    expect(entries[0]?.line.quantity).toBe(expected);
  });

  it('reads one from before prices were verified, and one whose records can’t be read', () => {
    const old = readCartDocument({ lines: { 1: { productId: 1, quantity: '1' } }, details: {} });
    expect(old.entries[0]?.line).toMatchObject({ known: null, goneUnit: null });
    expect(old.details.removed).toEqual([]);
    const odd = {
      lines: { 1: { productId: 1, quantity: '1', known: 7, goneUnit: [] } },
      details: { removed: 'x' },
    };
    expect(readCartDocument(odd).entries[0]?.line).toMatchObject({ known: null, goneUnit: null });
    expect(readCartDocument(odd).details.removed).toEqual([]);
  });

  it('gives back what was kept: the known price, the gone unit, what was removed', () => {
    const line = { known: { price: { defaultPrice: 9 }, rules: null }, goneUnit: CASE };
    const record = {
      productId: 4,
      name: 'Gone',
      code: 'G',
      subline: 'olives',
      reason: 'discontinued',
    } as const;
    const data = { ...linesPatch([], [entry(line)]), ...detailsPatch({ removed: [record] }) };
    const read = readCartDocument(applyPatch({}, data));
    expect(read.entries[0]?.line).toMatchObject(line);
    expect(read.details.removed).toEqual([record]);
  });
});

describe('renewing lines', () => {
  it('names the fields that differ and no other', () => {
    const before = entry({ quantity: '3' });
    const after = { ...before, line: { ...before.line, price: { defaultPrice: 12 }, warehouseId: 5 } };
    expect(fieldsPatch([before], [after])).toEqual({
      lines: {
        1: {
          price: { defaultPrice: 12, defaultCost: null, netValue: null, netPrice: null, adjustValue: null },
          warehouseId: 5,
        },
      },
    });
    expect(fieldsPatch([before], [before])).toEqual({});
  });

  it('leaves what another session typed meanwhile', () => {
    const before = entry({ quantity: '3' });
    const shared = applyPatch(linesPatch([], [before]), { lines: { 1: { quantity: '8' } } });
    const after = { ...before, line: { ...before.line, price: { defaultPrice: 12 } } };
    const [line] = readCartDocument(applyPatch(shared, fieldsPatch([before], [after]))).entries;
    expect(line?.line).toMatchObject({ quantity: '8', price: { defaultPrice: 12 } });
  });
});
