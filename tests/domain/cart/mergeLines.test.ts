import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartLine } from '../../../src/domain/cart/cartLine.ts';
import { addToLines } from '../../../src/domain/cart/mergeLines.ts';
import { aCartLine } from '../builders.ts';

const EACH = { code: 'EA', name: 'Each', factor: 1 };
const CASE = { code: 'CASE', name: 'Case', factor: '12' };
const LITRE = { code: 'L', name: 'Liter', factor: 1, allowsFractions: true };
/** Two of them hold a whole number of {@link BOX}es, one doesn't. */
const PACK = { code: 'PACK', name: 'Pack', factor: 12 };
const BOX = { code: 'BOX', name: 'Box', factor: 8 };
const BAG = { code: 'BAG', name: 'Bag', factor: 7 };

function added(lines: readonly CartLine[], entries: readonly CartLine[]) {
  const result = addToLines(lines, entries);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

function show(lines: readonly CartLine[]): string[] {
  return lines.map(({ productId, quantity, unit }) => `${productId}: ${quantity} ${unit?.code ?? '-'}`);
}

describe('adding to the cart', () => {
  test('another product is a new line at the end', () => {
    expect(show(added([aCartLine()], [aCartLine({ productId: 2 })]).lines)).toEqual(['1: 1 -', '2: 1 -']);
  });

  test('the same product adds up, within the entries too', () => {
    const ofOil = (quantity: string) => aCartLine({ quantity, unit: LITRE });
    const { lines } = added([ofOil('0.1')], [ofOil('0.2'), ofOil('3')]);
    expect(show(lines)).toEqual(['1: 3.3 L']);
  });

  test.each([
    ['2', CASE, '6', EACH, ['1: 30 EA']],
    ['6', EACH, '2', CASE, ['1: 30 EA']],
    ['2', CASE, '1', CASE, ['1: 3 CASE']],
    ['1', CASE, '1', BAG, ['1: 1 CASE', '1: 1 BAG']],
    ['1', PACK, '1', BOX, ['1: 1 PACK', '1: 1 BOX']],
    ['2', PACK, '1', BOX, ['1: 4 BOX']],
  ])('%s %j and %s %j make %j', (quantity, unit, more, moreUnit, expected) => {
    const { lines } = added([aCartLine({ quantity, unit })], [aCartLine({ quantity: more, unit: moreUnit })]);
    expect(show(lines)).toEqual(expected);
  });

  test('2x3 adds up with 2x3, but not with 1x6', () => {
    const sized = (typedSize: string) => aCartLine({ size: '6', typedSize });
    expect(show(added([sized('2x3')], [sized('2x3'), sized('1x6')]).lines)).toEqual(['1: 2 -', '1: 1 -']);
  });

  test('another size is a new line, the same size written differently isn’t', () => {
    const line = aCartLine({ size: '6' });
    expect(added([line], [aCartLine({ size: '8' })]).lines).toHaveLength(2);
    expect(added([line], [aCartLine({ size: '6.0' })]).lines).toHaveLength(1);
    expect(added([line], [aCartLine()]).lines).toHaveLength(2);
  });

  test('nothing merges into a gift line', () => {
    expect(added([aCartLine({ detailType: 1 })], [aCartLine()]).lines).toHaveLength(2);
  });

  test('the notes of both lines are kept', () => {
    const [line] = added(
      [aCartLine({ note: 'ripe' })],
      [aCartLine({ note: 'no plastic' }), aCartLine()],
    ).lines;
    expect(line).toMatchObject({ quantity: '3', note: 'ripe / no plastic' });
  });

  test('the newer price is kept, and the time and price of the first addition', () => {
    const entry = aCartLine({
      price: { defaultPrice: 11 },
      unitPriceWhenAdded: '11',
      addedAt: '2026-05-01T00:00:00Z',
    });
    const [line] = added([aCartLine()], [entry]).lines;
    expect([line?.price?.defaultPrice, line?.unitPriceWhenAdded, line?.addedAt]).toEqual([
      11,
      '10',
      '2026-03-02T09:00:00Z',
    ]);
  });

  test('lines without a quantity or price are skipped and named', () => {
    const result = added(
      [],
      [
        aCartLine({ productId: 1, quantity: '0' }),
        aCartLine({ productId: 2, quantity: 'NaN' }),
        aCartLine({ productId: 3, price: { defaultPrice: 'NaN' } }),
        aCartLine({ productId: 4, price: null }),
        aCartLine({ productId: 5 }),
        aCartLine({ productId: 6, quantity: '0.4' }),
        aCartLine({ productId: 7, quantity: '0.4', unit: CASE }),
      ],
    );
    expect(show(result.lines)).toEqual(['5: 1 -']);
    expect(result.skipped.map(({ entry, reason }) => [entry.productId, reason])).toEqual([
      [1, 'quantity_invalid'],
      [2, 'quantity_invalid'],
      [3, 'price_unavailable'],
      [4, 'price_unavailable'],
      [6, 'quantity_not_whole'],
      [7, 'quantity_not_whole'],
    ]);
  });

  test('adding nothing has a reason', () => {
    expect(addToLines([aCartLine()], [])).toEqual({ ok: false, reason: 'no_products' });
  });

  test('the cart has the sum of the added base units', () => {
    const entry = fc
      .record({ quantity: fc.integer({ min: 1, max: 500 }), unit: fc.constantFrom(EACH, CASE, BAG, null) })
      .map(({ quantity, unit }) => aCartLine({ quantity: String(quantity), unit }));
    const units = (lines: readonly CartLine[]) =>
      lines.reduce((sum, { quantity, unit }) => sum + Number(quantity) * Number(unit?.factor ?? 1), 0);
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 8 }), (entries) => {
        expect(units(added([], entries).lines)).toBeCloseTo(units(entries), 6);
      }),
    );
  });
});
