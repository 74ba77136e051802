import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Offer } from '../../../src/domain/catalogue/product.ts';
import type { UnitOfMeasure } from '../../../src/domain/pricing/types.ts';
import { type DraftRow, newRow } from '../../../src/domain/quickOrder/draftRow.ts';
import { evaluateRow, type RowKnowledge } from '../../../src/domain/quickOrder/evaluateRow.ts';
import { aProduct } from '../../support/builders.ts';
import { d, m, priced, SETTINGS, TAX_FREE } from '../builders.ts';

const EACH: UnitOfMeasure = { code: 'EA', name: 'Each', factor: 1 };
const CASE: UnitOfMeasure = { code: 'CS', name: 'Case of 12', factor: 12 };
const KILO: UnitOfMeasure = { code: 'KG', name: 'Kilogram', factor: 1, allowsFractions: true };

const anOffer = (units: readonly UnitOfMeasure[], stock: string | null = '100'): Offer => ({
  product: aProduct({ id: 7, code: 'CO-1001' }),
  price: { defaultPrice: 10 },
  rules: null,
  units: [...units],
  warehouses: [{ id: 1, name: 'Main', quantity: stock }],
});

const context = (sizeInput = false) => ({
  pricing: { settings: { ...SETTINGS, sizeInput }, customer: TAX_FREE },
  settings: { inventoryCheck: true, inventoryCheckSkip: [] },
  hidden: false,
});

const known = (offer: Offer | null): RowKnowledge => ({
  match: { step: 'code', productIds: [7] },
  offer,
  hasFailed: false,
  isGone: false,
});

const row = (typed: Partial<DraftRow>) => newRow('r1', 1, { code: 'CO-1001', productId: 7, ...typed });

/** As `base units, gross, state`; prices are 10 a base unit. */
test.each([
  ['pieces', { quantity: '2' }, anOffer([]), false, [2, 20, 'ready']],
  ['the product’s first unit', { quantity: '2' }, anOffer([CASE, EACH]), false, [24, 240, 'ready']],
  ['a unit', { quantity: '2', unit: 'CS' }, anOffer([EACH, CASE]), false, [24, 240, 'ready']],
  ['a weight', { quantity: '1.5' }, anOffer([KILO]), false, [1.5, 15, 'ready']],
  ['a size', { quantity: '2', size: '2x3' }, anOffer([]), true, [12, 120, 'ready']],
  [
    'a size that the company doesn’t sell by',
    { quantity: '2', size: '2x3' },
    anOffer([]),
    false,
    [2, 20, 'ready'],
  ],
  ['no quantity, priced for one', { quantity: '' }, anOffer([]), false, [1, 10, 'problem']],
  ['more than there is', { quantity: '9', unit: 'CS' }, anOffer([CASE]), false, [108, 1080, 'problem']],
  ['a stock that isn’t known', { quantity: '2' }, anOffer([], null), false, [2, 20, 'ready']],
] as const)('a row with %s', (_, typed, offer, sizeInput, [base, gross, kind]) => {
  const { price, state } = evaluateRow(row(typed), known(offer), context(sizeInput));
  const line = price && priced(price);
  expect(line?.baseQuantity).toEqual(d(base));
  expect(line?.gross).toEqual(m(gross));
  expect(state.kind).toBe(kind);
});

test('a row whose product isn’t known has no price, no unit and no stock', () => {
  const { input, price, stock, unit, state } = evaluateRow(
    row({ productId: null, quantity: '2' }),
    { ...known(null), match: null },
    context(),
  );
  expect({ input, price, stock, unit, state }).toEqual({
    input: null,
    price: null,
    stock: null,
    unit: null,
    state: { kind: 'looking' },
  });
});

test('a row whose code is known waits for its product, and isn’t refused', () => {
  const typed = row({ productId: null, quantity: '2' });
  expect(evaluateRow(typed, known(null), context()).state).toEqual({ kind: 'looking' });
  const near = { ...known(null), match: { step: 'near', productIds: [7] } as const };
  expect(evaluateRow(typed, near, context()).state).toMatchObject({ reason: 'unknown_code' });
});

test('a row keeps what was typed, and what is ready costs and takes no less than it', () => {
  const count = fc.integer({ min: 1, max: 300 });
  const units = fc.constantFrom([], [EACH], [CASE], [EACH, CASE], [CASE, EACH]);
  fc.assert(
    fc.property(count, fc.constantFrom('', 'EA', 'CS'), units, (quantity, unit, sold) => {
      const typed = row({ quantity: String(quantity), unit });
      const evaluated = evaluateRow(typed, known(anOffer(sold)), context());
      expect(evaluated.row).toBe(typed);
      const pieces = quantity * Number(evaluated.unit?.factor ?? 1);
      const line = evaluated.price && priced(evaluated.price);
      expect(line?.baseQuantity).toEqual(d(pieces));
      expect(evaluated.state.kind).toBe(pieces <= 100 ? 'ready' : 'problem');
    }),
  );
});
