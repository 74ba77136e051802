import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../../src/domain/cart/cartLine.ts';
import type { LineContext } from '../../../src/domain/cart/currentLine.ts';
import { lineChanges, needsAcceptance } from '../../../src/domain/cart/lineChanges.ts';
import type { PriceRules } from '../../../src/domain/pricing/types.ts';
import { aCartLine, NO_RULES, SETTINGS, TAX_FREE } from '../builders.ts';

const context: LineContext = {
  pricing: { settings: SETTINGS, customer: TAX_FREE },
  settings: { inventoryCheck: true, inventoryCheckSkip: [] },
  hidden: false,
};
const CASE = { code: 'CS', name: 'Case of 12', factor: '12' };
const from24 = (price: string): PriceRules => ({
  ...NO_RULES,
  specialPrices: [{ rule: 'SCALE_PRICE', name: null, price, minValue: '24' }],
});
const known = (price: string, rules: PriceRules | null = null) => ({ price: { defaultPrice: price }, rules });
const holds = (...quantities: (string | null)[]) => ({
  soldOut: false,
  warehouses: quantities.map((quantity, id) => ({ id, name: '', quantity })),
});

const said = (line: CartLine, stock: Parameters<typeof lineChanges>[1] = null, changes = context) =>
  lineChanges(line, stock, changes).map((change) => {
    switch (change.kind) {
      case 'stock_short':
        return `${change.kind} ${change.available} of ${change.ordered}, left ${change.availableQuantity}`;
      case 'unit_gone':
        return `${change.kind} ${change.unit.code}`;
      default:
        return `${change.kind} ${change.before} → ${change.after}`;
    }
  });

describe('what changed about a price', () => {
  it.each<[what: string, line: Partial<CartLine>, expected: string[]]>([
    ['nothing is known to have changed', {}, []],
    ['it rose', { known: known('9') }, ['price_up 9 → 10']],
    ['it fell', { known: known('11.5') }, ['price_down 11.5 → 10']],
    ['another fact, the same price', { known: known('10') }, []],
    [
      'a rule appeared that applies at this quantity',
      { quantity: '24', known: known('10'), rules: from24('8') },
      ['price_down 10 → 8'],
    ],
    ['a rule appeared that does not', { quantity: '23', known: known('10'), rules: from24('8') }, []],
    [
      'the break was there before: crossing it is the customer’s doing',
      { quantity: '24', known: known('10', from24('8')), rules: from24('8') },
      [],
    ],
    [
      'the break went: at this quantity it costs more',
      { quantity: '2', unit: CASE, known: known('10', from24('8')) },
      ['price_up 8 → 10'],
    ],
    ['it had no price before', { known: { price: null, rules: null } }, []],
    ['it has no price now', { known: known('9'), price: null }, []],
  ])('%s', (_, line, expected) => {
    expect(said(aCartLine(line))).toEqual(expected);
  });

  it('is nothing to a customer who sees no prices', () => {
    expect(said(aCartLine({ known: known('9') }), null, { ...context, hidden: true })).toEqual([]);
  });
});

describe('what changed about stock and unit', () => {
  it.each<[what: string, line: Partial<CartLine>, stock: Parameters<typeof lineChanges>[1], string[]]>([
    ['enough in one', { quantity: '24' }, holds('6', '24'), []],
    ['too little in each', { quantity: '24' }, holds('18', '12'), ['stock_short 18 of 24, left 18']],
    ['in whole units', { quantity: '2', unit: CASE }, holds('18'), ['stock_short 18 of 24, left 1']],
    ['none left', { quantity: '2' }, holds('0'), ['stock_short 0 of 2, left 0']],
    [
      'sold out by the product’s own mark',
      {},
      { warehouses: [], soldOut: true },
      ['stock_short 0 of 1, left 0'],
    ],
    ['nobody has said', { quantity: '24' }, { warehouses: [], soldOut: false }, []],
    ['nobody was asked', { quantity: '24' }, null, []],
    ['a warehouse that says nothing readable', { quantity: '24' }, holds(null, 'many'), []],
    ['no stock item', { quantity: '24', productDetailType: 1 }, holds('1'), []],
    ['without a price it is not ordered', { quantity: '24', price: null }, holds('1'), []],
    ['the unit is gone', { goneUnit: CASE }, null, ['unit_gone CS']],
    [
      'all at once',
      { quantity: '5', known: known('9'), goneUnit: CASE },
      holds('4'),
      ['unit_gone CS', 'price_up 9 → 10', 'stock_short 4 of 5, left 4'],
    ],
  ])('%s', (_, line, stock, expected) => {
    expect(said(aCartLine(line), stock)).toEqual(expected);
  });

  it('is not looked at where the company does not check, or skips the product', () => {
    const unchecked = { ...context, settings: { inventoryCheck: false, inventoryCheckSkip: [] } };
    const skipped = { ...context, settings: { inventoryCheck: true, inventoryCheckSkip: [1] } };
    expect(said(aCartLine({ quantity: '9' }), holds('1'), unchecked)).toEqual([]);
    expect(said(aCartLine({ quantity: '9' }), holds('1'), skipped)).toEqual([]);
  });
});

describe('changes', () => {
  it('are to be accepted before the order is sent, but for a lower price', () => {
    const kinds = (line: Partial<CartLine>) =>
      lineChanges(aCartLine(line), holds('1'), context).map((change) => [
        change.kind,
        needsAcceptance(change),
      ]);
    expect(kinds({ known: known('11') })).toEqual([['price_down', false]]);
    expect(kinds({ known: known('9'), goneUnit: CASE, quantity: '2' })).toEqual([
      ['unit_gone', true],
      ['price_up', true],
      ['stock_short', true],
    ]);
  });

  it('what is left is never more than there is, and always whole units', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 1, max: 48 }),
        (quantity, held, factor) => {
          const unit = { code: 'U', name: 'U', factor };
          const [change] = lineChanges(
            aCartLine({ quantity: String(quantity), unit }),
            holds(String(held)),
            context,
          );
          const fits = quantity * factor <= held;
          expect(change === undefined).toBe(fits);
          if (change?.kind !== 'stock_short') return;
          const left = Number(change.availableQuantity);
          expect(Number.isInteger(left)).toBe(true);
          expect(left * factor <= held && (left + 1) * factor > held).toBe(true);
          expect(left).toBeLessThan(quantity);
        },
      ),
    );
  });
});
