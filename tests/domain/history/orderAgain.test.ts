import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../src/domain/catalogue/product.ts';
import { orderAgain, orderAgainPrice } from '../../../src/domain/history/orderAgain.ts';
import type { TransactionLine } from '../../../src/domain/history/transaction.ts';
import { toDecimal, ZERO } from '../../../src/domain/numbers/decimal.ts';
import { baseQuantity } from '../../../src/domain/pricing/baseQuantity.ts';
import { aProduct } from '../../support/builders.ts';
import { aTransactionLine, d, NO_RULES, SETTINGS, TAX_FREE } from '../builders.ts';

const CASE = { code: 'CS', name: 'Case', factor: '12' };
const PIECE = { code: 'EA', name: 'Piece', factor: '1' };

const context = {
  pricing: { settings: SETTINGS, customer: TAX_FREE },
  settings: { inventoryCheck: true, inventoryCheckSkip: [] as number[] },
  hidden: false,
};

const anOffer = (changes: Partial<Offer> = {}, stock: string | null = '1000'): Offer => ({
  product: aProduct({ name: 'Olives', code: 'OLV', defaultPrice: '10', subline: 'olives' }),
  price: { defaultPrice: '10' },
  rules: NO_RULES,
  units: [CASE],
  warehouses: [{ id: 1, name: 'Default', quantity: stock }],
  ...changes,
});

const orderLineAgain = (line: TransactionLine, offer: Offer | null, cartQuantity = '0') => {
  const [first] = orderAgain(
    [line],
    new Map(offer ? [[1, offer]] : []),
    new Map([[1, d(cartQuantity)]]),
    context,
  );
  if (!first) throw new Error('no line');
  return {
    state: first.state,
    quantity: first.quantity,
    unit: first.unit?.name ?? null,
    other: first.isOtherUnit,
  };
};

describe('an earlier order, line by line', () => {
  it.each([
    { says: 'all of it', line: {}, offer: anOffer(), is: ['available', '3', 'Case', false] },
    { says: 'nothing of what isn’t sold', line: {}, offer: null, is: ['gone', '0', null, false] },
    {
      says: 'nothing without a price',
      line: {},
      offer: anOffer({ price: null }),
      is: ['unpriced', '0', null, false],
    },
    {
      says: 'the whole cases that are left of 30 pieces',
      line: {},
      offer: anOffer({}, '30'),
      is: ['short', '2', 'Case', false],
    },
    {
      says: 'nothing where not one case is left',
      line: {},
      offer: anOffer({}, '11'),
      is: ['sold_out', '0', 'Case', false],
    },
    {
      says: 'what no warehouse has told of is sold out, as adding it would be refused',
      line: {},
      offer: anOffer({ warehouses: [] }),
      is: ['sold_out', '0', 'Case', false],
    },
    {
      says: 'a renamed unit of as many pieces',
      line: { unit: 'Box' },
      offer: anOffer(),
      is: ['available', '3', 'Case', false],
    },
    {
      says: 'as many pieces where its unit is gone',
      line: {},
      offer: anOffer({ units: [PIECE] }),
      is: ['available', '36', 'Piece', true],
    },
    {
      says: 'enough of another unit: 30 pieces are 3 cases',
      line: { unit: 'Bag', factor: '10' },
      offer: anOffer(),
      is: ['available', '3', 'Case', true],
    },
    {
      says: 'pieces of a product that has no units',
      line: { unit: '', factor: null },
      offer: anOffer({ units: [] }),
      is: ['available', '3', null, false],
    },
  ])('$says', ({ line, offer, is: [state, quantity, unit, other] }) => {
    expect(orderLineAgain(aTransactionLine(line), offer)).toEqual({ state, quantity, unit, other });
  });

  it('subtracts the quantity in the cart from the stock', () => {
    expect(orderLineAgain(aTransactionLine(), anOffer({}, '48'), '24')).toMatchObject({
      state: 'short',
      quantity: '2',
    });
  });

  it('leaves out gifts, which follow from their lines', () => {
    expect(
      orderAgain([aTransactionLine({ isGift: true })], new Map([[1, anOffer()]]), new Map(), context),
    ).toEqual([]);
  });

  it('has today’s price per piece after discounts', () => {
    const offer = anOffer({ price: { defaultPrice: '12.5' } });
    const [line] = orderAgain([aTransactionLine()], new Map([[1, offer]]), new Map(), context);
    if (!line) throw new Error('no line');
    expect(orderAgainPrice(line, '3', context)?.price.originalNetPrice.toFixed(2)).toBe('12.50');
    expect(orderAgainPrice(line, '3', context)?.amount.toFixed(2)).toBe('450.00');
  });

  it('never offers more than the stock or the ordered quantity', () => {
    const counts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        counts,
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 0, max: 200 }),
        (orderedQuantity, stock, cartQuantity) => {
          const lines = orderedQuantity.map((count) => aTransactionLine({ quantity: String(count) }));
          const result = orderAgain(
            lines,
            new Map([[1, anOffer({}, String(stock))]]),
            new Map([[1, d(cartQuantity)]]),
            context,
          );
          const offered = result.reduce(
            (sum, { quantity, unit }) =>
              sum.plus(baseQuantity({ quantity, unit, size: null }, false) ?? ZERO),
            ZERO,
          );
          expect(offered.lte(Math.max(0, stock - cartQuantity))).toBe(true);
          for (const [index, { quantity }] of result.entries())
            expect(toDecimal(quantity)?.lte(orderedQuantity[index] ?? 0)).toBe(true);
        },
      ),
    );
  });
});
