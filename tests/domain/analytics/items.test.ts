import { describe, expect, it } from 'vitest';
import { type ItemPricing, lineItem, productItem } from '../../../src/domain/analytics/items.ts';
import type { Offer } from '../../../src/domain/catalogue/product.ts';
import { aProduct } from '../../support/builders.ts';
import { aCartLine, d, SETTINGS, TAX_FREE } from '../builders.ts';

const terms: ItemPricing = { settings: SETTINGS, customer: TAX_FREE, hidden: false };
const caseOf12 = { code: 'CS12', name: 'Case of 12', factor: '12' };

const oil = aProduct({
  id: 118,
  name: 'Olive oil',
  code: 'OIL-1',
  defaultTax: '7',
  defaultPrice: '10',
  brand: 'Casa Oliva',
  line: 'Oils',
  subline: 'Olive',
});

const offer = (changes: Partial<Offer> = {}): Offer => ({
  product: oil,
  price: { defaultPrice: '10', netPrice: '9.5' },
  rules: {
    specialPrices: [],
    discounts: [{ rule: 'COMMERCIAL_DISCOUNT', name: null, isPercent: true, value: 10 }],
    gifts: [],
    taxes: [],
  },
  units: [],
  warehouses: [],
  ...changes,
});

const named = {
  item_id: '118',
  item_name: 'Olive oil',
  item_brand: 'Casa Oliva',
  item_category: 'Oils',
  item_category2: 'Olive',
};

describe('a product that is shown', () => {
  it('has the customer’s price after discounts and before tax', () => {
    expect(productItem(oil, offer(), terms)).toEqual({ ...named, price: 8.55 });
  });

  it('has the price of the unit that is offered first', () => {
    expect(productItem(oil, offer({ units: [caseOf12] }), terms)).toEqual({
      ...named,
      item_variant: 'CS12',
      price: 102.6,
    });
  });

  it.each([
    ['its terms have not come', null, terms],
    ['no price could be had', offer({ price: null }), terms],
    ['prices are hidden', offer(), { ...terms, hidden: true }],
  ])('has no price when %s', (_name, shown, known) => {
    expect(productItem(oil, shown, known)).toEqual(named);
  });

  it('leaves out what is not said', () => {
    expect(productItem({ ...oil, brand: '', line: '', subline: '' }, null, terms)).toEqual({
      item_id: '118',
      item_name: 'Olive oil',
    });
  });
});

describe('a line of the cart', () => {
  const line = aCartLine({
    productId: 118,
    quantity: '2',
    unit: caseOf12,
    units: [caseOf12],
    section: 'store',
  });

  it('has its quantity, its unit and the price of one unit; the section is its list', () => {
    expect(lineItem(line, null, terms)).toEqual({
      item_id: '118',
      item_name: 'Green olives',
      item_brand: 'Bluebird',
      item_category: 'pantry',
      item_category2: 'olives',
      item_list_id: 'store',
      item_variant: 'CS12',
      quantity: 2,
      price: 120,
    });
  });

  it('in part has that part’s quantity', () => {
    expect(lineItem(line, d('0.5'), terms)).toMatchObject({ quantity: 0.5, price: 120 });
  });

  it('of a size costs price × size', () => {
    const sized = aCartLine({ quantity: '2', size: '6' });
    const sizes = { ...terms, settings: { ...SETTINGS, sizeInput: true } };
    expect(lineItem(sized, null, sizes)).toMatchObject({ quantity: 2, price: 60 });
  });

  it('has no price when prices are hidden', () => {
    expect(lineItem(line, null, { ...terms, hidden: true })).not.toHaveProperty('price');
  });
});
