import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Offer } from '../../../src/domain/catalogue/product.ts';
import { priceLine } from '../../../src/domain/pricing/priceLine.ts';
import type { UnitOfMeasure } from '../../../src/domain/pricing/types.ts';
import { type DraftRow, newRow } from '../../../src/domain/quickOrder/draftRow.ts';
import { type RowFacts, rowState } from '../../../src/domain/quickOrder/rowState.ts';
import { aProduct } from '../../support/builders.ts';
import { aPriceInput, d } from '../builders.ts';

const CASE: UnitOfMeasure = { code: 'CS', name: 'Case of 12', factor: 12 };
const KILO: UnitOfMeasure = { code: 'KG', name: 'Kilogram', factor: 1, allowsFractions: true };
const OFFER: Offer = {
  product: aProduct({ id: 7, code: 'CO-1001' }),
  price: { defaultPrice: 10 },
  rules: null,
  units: [],
  warehouses: [],
};

/** Of a row of 2 pieces that can be ordered. */
const facts = (typed: Partial<DraftRow>, known: Partial<RowFacts> = {}): RowFacts => ({
  row: newRow('r1', 1, { code: 'CO-1001', productId: 7, quantity: '2', ...typed }),
  candidates: 1,
  hasFailed: false,
  isGone: false,
  offer: OFFER,
  unit: null,
  price: priceLine(aPriceInput({ quantity: typed.quantity ?? '2', unit: known.unit ?? null })),
  available: null,
  ...known,
});

const UNKNOWN = { productId: null } as const;
const UNPRICED = priceLine(aPriceInput({ price: null }));

const stateOf = (all: RowFacts): string => {
  const state = rowState(all);
  return state.kind === 'problem' ? state.reason : state.kind;
};

test.each([
  ['a product and a quantity', facts({}), 'ready'],
  ['nothing', facts({ ...UNKNOWN, code: '', quantity: '' }), 'empty'],
  ['spaces for a code', facts({ ...UNKNOWN, code: '  ', quantity: '' }), 'empty'],
  ['a quantity only', facts({ ...UNKNOWN, code: '' }), 'unknown_code'],
  [
    'an unreadable quantity only',
    facts({ ...UNKNOWN, code: '', quantity: '', unreadable: '½' }),
    'unknown_code',
  ],
  ['a code that is looked up', facts(UNKNOWN, { candidates: null }), 'looking'],
  ['a code that couldn’t be looked up', facts(UNKNOWN, { candidates: null, hasFailed: true }), 'failed'],
  ['a code that means nothing', facts(UNKNOWN, { candidates: 0 }), 'unknown_code'],
  ['a code that is near one', facts(UNKNOWN, { candidates: 1 }), 'unknown_code'],
  ['a code that means several', facts(UNKNOWN, { candidates: 2 }), 'choose_product'],
  ['a product that is gone', facts({}, { isGone: true }), 'gone'],
  ['a product that is being asked for', facts({}, { offer: null }), 'looking'],
  ['a product that couldn’t be asked for', facts({}, { offer: null, hasFailed: true }), 'failed'],
  ['an unreadable quantity', facts({ quantity: '', unreadable: '1.000' }), 'quantity_unreadable'],
  ['a unit that can’t be told', facts({ listUnit: 'pallet' }), 'unit_unknown'],
  ['a pack that can’t be told', facts({ packSize: '5' }), 'unit_unknown'],
  ['no quantity', facts({ quantity: '' }), 'quantity_missing'],
  ['a quantity of 0', facts({ quantity: '0' }), 'quantity_missing'],
  ['a negative quantity', facts({ quantity: '-3' }), 'quantity_missing'],
  ['half a piece', facts({ quantity: '0.5' }), 'quantity_not_whole'],
  ['half a kilogram', facts({ quantity: '0.5' }, { unit: KILO }), 'ready'],
  ['no price', facts({}, { price: UNPRICED }), 'price_unavailable'],
  ['a price that isn’t known', facts({}, { price: null }), 'price_unavailable'],
  ['enough in stock', facts({}, { available: d(2) }), 'ready'],
  ['too little in stock', facts({}, { available: d(1) }), 'no_inventory'],
  ['nothing in stock', facts({}, { available: d(0) }), 'no_inventory'],
  ['too few pieces for its cases', facts({}, { unit: CASE, available: d(23) }), 'no_inventory'],
  ['the pieces of its cases', facts({}, { unit: CASE, available: d(24) }), 'ready'],
])('a row with %s', (_, all, expected) => {
  expect(stateOf(all)).toBe(expected);
});

test('too little in stock says how much there is', () => {
  expect(rowState(facts({}, { available: d(1) }))).toEqual({
    kind: 'problem',
    reason: 'no_inventory',
    available: d(1),
  });
});

test('a row is ready only with a product, a price, a quantity that was understood, and the stock for it', () => {
  const typed = fc.record({
    code: fc.constantFrom('', 'CO-1001'),
    productId: fc.constantFrom(null, 7),
    quantity: fc.constantFrom('', '0', '0.5', '2'),
    unreadable: fc.constantFrom('', '½'),
    listUnit: fc.constantFrom('', 'pallet'),
  });
  const known = fc.record({
    candidates: fc.constantFrom(null, 0, 1, 2),
    hasFailed: fc.boolean(),
    isGone: fc.boolean(),
    offer: fc.constantFrom(null, OFFER),
    available: fc.constantFrom(null, d(1), d(2)),
  });
  fc.assert(
    fc.property(typed, known, (row, of) => {
      const isFine =
        row.productId === 7 && row.quantity === '2' && row.unreadable === '' && row.listUnit === '';
      const isSold = of.offer !== null && !of.isGone && !of.available?.eq(1);
      expect(stateOf(facts(row, of)) === 'ready').toBe(isFine && isSold);
      const isEmpty = row.productId === null && row.code + row.quantity + row.unreadable === '';
      expect(stateOf(facts(row, of)) === 'empty').toBe(isEmpty);
    }),
  );
});
