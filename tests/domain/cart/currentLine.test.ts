import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canAccept, withChange, withoutChange } from '../../../src/domain/cart/acceptedLine.ts';
import type { CartLine } from '../../../src/domain/cart/cartLine.ts';
import {
  type CurrentProductData,
  type LineContext,
  withCurrentData,
} from '../../../src/domain/cart/currentLine.ts';
import { lineChanges } from '../../../src/domain/cart/lineChanges.ts';
import { aCartLine, NO_RULES, SETTINGS, TAX_FREE } from '../builders.ts';

const context: LineContext = {
  pricing: { settings: SETTINGS, customer: TAX_FREE },
  settings: { inventoryCheck: true, inventoryCheckSkip: [] },
  hidden: false,
};
const CASE = { code: 'CS', name: 'Case of 12', factor: '12' };
const EACH = { code: 'EA', name: 'Each', factor: 1 };

/** The back office's data of the line's product, unchanged since it was added. */
const today = (changes: Partial<CurrentProductData> = {}): CurrentProductData => ({
  product: { defaultTax: null, detailType: 0, weight: null },
  price: { defaultPrice: 10 },
  rules: null,
  units: [],
  warehouses: [{ id: 5, name: 'Default', quantity: '100' }],
  ...changes,
});

describe('a line with current data', () => {
  it('is the same object if nothing changed, whatever the order of fields or missing ones', () => {
    const line = aCartLine({
      warehouseId: 5,
      price: { defaultPrice: 10, netValue: null },
      rules: { ...NO_RULES, taxes: [{ name: null, value: 7, isPercent: true }] },
    });
    const rules = { ...NO_RULES, taxes: [{ isPercent: true, value: 7, name: '' }] };
    const price = { netPrice: null, defaultPrice: 10 };
    expect(withCurrentData(line, today({ price, rules }), context)).toBe(line);
  });

  it('gets price, rules, units, tax and warehouse', () => {
    const rules = { ...NO_RULES, specialPrices: [{ rule: 'FIXED_PRICE', name: null, price: 9 }] };
    const product = { defaultTax: '7', detailType: 1, weight: '0.92' };
    const changed = today({ price: { defaultPrice: 11 }, rules, units: [EACH], product });
    expect(withCurrentData(aCartLine(), changed, context)).toMatchObject({
      price: { defaultPrice: 11 },
      rules,
      units: [EACH],
      unit: EACH,
      defaultTax: '7',
      weight: '0.92',
      productDetailType: 1,
      warehouseId: 5,
      known: { price: { defaultPrice: 10 }, rules: null },
    });
  });

  it.each<[what: string, line: Partial<CartLine>, prices: (number | null)[], known: object | null]>([
    ['one rise', {}, [11], { price: { defaultPrice: 10 } }],
    ['two rises: the first price stays the known one', {}, [11, 12], { price: { defaultPrice: 10 } }],
    ['up and back again', {}, [11, 10], null],
    ['gone and back at another price', {}, [null, 11], { price: { defaultPrice: 10 } }],
    ['a first price at last', { price: null }, [11], null],
  ])('keeps the known price: %s', (_, line, prices, known) => {
    const after = prices.reduce<CartLine>(
      (now, price) =>
        withCurrentData(now, today({ price: price === null ? null : { defaultPrice: price } }), context),
      aCartLine(line),
    );
    if (known === null) expect(after.known).toBeNull();
    else expect(after.known).toMatchObject(known);
  });

  it('keeps no price if prices are hidden', () => {
    const hidden = { ...context, hidden: true };
    expect(withCurrentData(aCartLine(), today({ price: { defaultPrice: 11 } }), hidden).known).toBeNull();
  });

  it.each<
    [what: string, line: Partial<CartLine>, units: CurrentProductData['units'], expected: Partial<CartLine>]
  >([
    ['still sold, under another name', { unit: CASE }, [{ ...CASE, name: 'Box' }], { goneUnit: null }],
    ['not sold any more', { unit: CASE }, [EACH], { unit: null, goneUnit: CASE, quantity: '2' }],
    [
      'another number in it: to be chosen anew',
      { unit: CASE },
      [{ ...CASE, factor: '24' }],
      { unit: null, goneUnit: CASE, quantity: '2' },
    ],
    ['no units any more: as many pieces', { unit: CASE }, [], { unit: null, goneUnit: CASE, quantity: '24' }],
    ['units at last: a piece is a piece', { unit: null }, [CASE, EACH], { unit: EACH, goneUnit: null }],
    ['units at last, and no piece', { unit: null }, [CASE], { unit: null, goneUnit: null }],
  ])('unit %s', (_, line, units, expected) => {
    const before = aCartLine({ quantity: '2', ...line, units: line.unit ? [line.unit] : [] });
    expect(withCurrentData(before, today({ units }), context)).toMatchObject(expected);
  });

  it('keeps its warehouse if none has enough or the stock is unknown', () => {
    const line = aCartLine({ quantity: '9', warehouseId: 3 });
    const short = [{ id: 5, name: '', quantity: '1' }];
    expect(withCurrentData(line, today({ warehouses: short }), context)).toBe(line);
    expect(withCurrentData(line, today({ warehouses: [] }), context)).toBe(line);
  });
});

const anyNumber = fc.constantFrom(0, 1, 8, 9.99, 10, 10.005, '11', 'x', null);
const anyData = fc.record({
  price: fc.option(fc.record({ defaultPrice: anyNumber, netValue: anyNumber }), { nil: null }),
  units: fc.subarray([CASE, EACH, { code: 'CS', name: 'Case', factor: 24 }]),
  quantity: fc.constantFrom('0', '1', '100', null, 'x'),
});

describe('any current data', () => {
  it('changes nothing the second time, and never increases the quantity', () => {
    fc.assert(
      fc.property(anyData, fc.constantFrom(null, CASE), ({ price, units, quantity }, unit) => {
        const data = today({ price, units, warehouses: [{ id: 1, name: '', quantity }] });
        const line = aCartLine({ quantity: '2', unit, units: unit ? [unit] : [] });
        const once = withCurrentData(line, data, context);
        expect(withCurrentData(once, data, context)).toBe(once);
        const pieces = (cartLine: CartLine) => Number(cartLine.quantity) * Number(cartLine.unit?.factor ?? 1);
        expect(pieces(once)).toBeLessThanOrEqual(pieces(line));
      }),
    );
  });

  it('has no change after it is accepted, which can be undone', () => {
    fc.assert(
      fc.property(anyData, fc.constantFrom(null, CASE), ({ price, units, quantity }, unit) => {
        const data = today({ price, units, warehouses: [{ id: 1, name: '', quantity }] });
        const stock = { warehouses: data.warehouses, soldOut: false };
        const line = withCurrentData(
          aCartLine({ quantity: '2', unit, units: unit ? [unit] : [] }),
          data,
          context,
        );
        for (const change of lineChanges(line, stock, context)) {
          if (!canAccept(line, change)) continue;
          const after = withChange(line, change);
          expect(lineChanges(after, stock, context).map(({ kind }) => kind)).not.toContain(change.kind);
          expect(withoutChange(line, after, after)).toEqual(line);
        }
      }),
    );
  });
});
