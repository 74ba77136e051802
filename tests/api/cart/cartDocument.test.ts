import { describe, expect, it } from 'vitest';
import { decodeDetails, decodeEntries } from '../../../src/api/cart/cartDocument.ts';
import { detailsPatch, fieldsPatch, linesPatch } from '../../../src/api/cart/cartPatch.ts';
import type { CartEntry } from '../../../src/domain/cart/cart.ts';
import type { JsonObject } from '../../../src/sync/rules/cloudStore.ts';
import { applyPatch } from '../../../src/sync/rules/mergePatch.ts';
import { aCartLine } from '../../domain/builders.ts';

const entry = (changes: Partial<CartEntry['line']> = {}): CartEntry => ({
  key: '1',
  position: 0,
  line: aCartLine(changes),
});
const readCart = (document: JsonObject) => ({
  entries: decodeEntries(document),
  details: decodeDetails(document),
});
const BLANK_PRICE = {
  defaultPrice: null,
  defaultCost: null,
  netValue: null,
  netPrice: null,
  adjustValue: null,
};
const CASE = { code: 'CS', name: 'Case of 12', factor: '12' };

describe('reading a saved cart', () => {
  it.each([null, '', '0', 0, -1, 'abc', 'NaN', Number.NaN, {}, undefined])(
    'drops a line with a quantity of %j',
    (quantity) => {
      const good = { productId: 2, quantity: '2' };
      const data = JSON.parse(JSON.stringify({ lines: { 1: { productId: 1, quantity }, 2: good } }));
      expect(readCart(data).entries.map(({ key }) => key)).toEqual(['2']);
    },
  );

  it.each([
    [3, '3'],
    ['2.5', '2.5'],
  ])('accepts a quantity of %j', (quantity, expected) => {
    const { entries } = readCart({ lines: { 1: { productId: 1, quantity } } });
    expect(entries[0]?.line.quantity).toBe(expected);
  });

  it('reads an old cart without verified prices, and one with unreadable records', () => {
    const oldCart = readCart({ lines: { 1: { productId: 1, quantity: '1' } }, details: {} });
    expect(oldCart.entries[0]?.line).toMatchObject({ known: null, goneUnit: null });
    expect(oldCart.details.removed).toEqual([]);
    const unreadable = {
      lines: { 1: { productId: 1, quantity: '1', known: 7, goneUnit: [] } },
      details: { removed: 'x' },
    };
    expect(readCart(unreadable).entries[0]?.line).toMatchObject({ known: null, goneUnit: null });
    expect(readCart(unreadable).details.removed).toEqual([]);
  });

  it('restores the known price, the unit that is gone and the removed products', () => {
    const line = { known: { price: { defaultPrice: 9 }, rules: null }, goneUnit: CASE };
    const record = {
      productId: 4,
      name: 'Gone',
      code: 'G',
      subline: 'olives',
      reason: 'discontinued',
    } as const;
    const data = { ...linesPatch([], [entry(line)]), ...detailsPatch({ removed: [record] }) };
    const read = readCart(applyPatch({}, data));
    expect(read.entries[0]?.line).toMatchObject(line);
    expect(read.details.removed).toEqual([record]);
  });
});

it('keeps the back office’s own data about a price', () => {
  const price = { ...BLANK_PRICE, defaultPrice: 12, sourceData: '{"origin":"list"}' };
  const [stored] = readCart(applyPatch({}, linesPatch([], [entry({ price })]))).entries;
  expect(stored?.line.price).toEqual(price);
});

describe('renewing lines', () => {
  it('writes only the fields that differ', () => {
    const before = entry({ quantity: '3' });
    const after = { ...before, line: { ...before.line, price: { defaultPrice: 12 }, warehouseId: 5 } };
    expect(fieldsPatch([before], [after])).toEqual({
      lines: {
        1: {
          price: { ...BLANK_PRICE, defaultPrice: 12 },
          warehouseId: 5,
        },
      },
    });
    expect(fieldsPatch([before], [before])).toEqual({});
  });

  it('keeps a quantity that another session typed in the meantime', () => {
    const before = entry({ quantity: '3' });
    const shared = applyPatch(linesPatch([], [before]), { lines: { 1: { quantity: '8' } } });
    const after = { ...before, line: { ...before.line, price: { defaultPrice: 12 } } };
    const [line] = readCart(applyPatch(shared, fieldsPatch([before], [after]))).entries;
    expect(line?.line).toMatchObject({ quantity: '8', price: { defaultPrice: 12 } });
  });
});

describe('reading a cart again', () => {
  const document = linesPatch([], [entry(), { ...entry({ productId: 2 }), key: '2', position: 1 }]);

  it('reuses the entries of unchanged lines, and reads the changed ones', () => {
    const entries = decodeEntries(document);
    const copy: JsonObject = JSON.parse(JSON.stringify(document));
    const changed = applyPatch(copy, { lines: { 2: { quantity: '9' } } });
    const [first, second] = decodeEntries(changed, { document, entries });
    expect(first).toBe(entries[0]);
    expect(second?.line).toEqual({ ...entries[1]?.line, quantity: '9' });
  });

  it('drops removed lines and adds new ones', () => {
    const entries = decodeEntries(document);
    const changed = applyPatch(document, { lines: { 1: null, 3: { productId: 3, quantity: '1' } } });
    expect(decodeEntries(changed, { document, entries }).map(({ key }) => key)).toEqual(['3', '2']);
  });
});
