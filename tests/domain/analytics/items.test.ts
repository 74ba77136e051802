import { describe, expect, it } from 'vitest';
import { type ItemPricing, lineItem, productItem } from '../../../src/domain/analytics/items.ts';
import type { Offer } from '../../../src/domain/catalogue/product.ts';
import { aProduct } from '../../support/builders.ts';
import { aCartLine, d, SETTINGS, TAX_FREE } from '../builders.ts';

const pricingContext: ItemPricing = { settings: SETTINGS, customer: TAX_FREE, hidden: false };
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

const itemNames = {
  item_id: '118',
  item_name: 'Olive oil',
  item_brand: 'Casa Oliva',
  item_category: 'Oils',
  item_category2: 'Olive',
};

describe('a product that is shown', () => {
  it('has the customer’s price after discounts and before tax', () => {
    expect(productItem(oil, offer(), pricingContext)).toEqual({ ...itemNames, price: 8.55 });
  });

  it('has the price of the first unit', () => {
    expect(productItem(oil, offer({ units: [caseOf12] }), pricingContext)).toEqual({
      ...itemNames,
      item_variant: 'CS12',
      price: 102.6,
    });
  });

  it.each([
    ['its terms have not come', null, pricingContext],
    ['no price could be had', offer({ price: null }), pricingContext],
    ['prices are hidden', offer(), { ...pricingContext, hidden: true }],
  ])('has no price when %s', (_name, shownOffer, pricing) => {
    expect(productItem(oil, shownOffer, pricing)).toEqual(itemNames);
  });

  it('leaves out empty fields', () => {
    expect(productItem({ ...oil, brand: '', line: '', subline: '' }, null, pricingContext)).toEqual({
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
    expect(lineItem(line, null, pricingContext)).toEqual({
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

  it('partly removed has the removed quantity', () => {
    expect(lineItem(line, d('0.5'), pricingContext)).toMatchObject({ quantity: 0.5, price: 120 });
  });

  it('with a size costs price × size', () => {
    const sized = aCartLine({ quantity: '2', size: '6' });
    const sizes = { ...pricingContext, settings: { ...SETTINGS, sizeInput: true } };
    expect(lineItem(sized, null, sizes)).toMatchObject({ quantity: 2, price: 60 });
  });

  it('has no price when prices are hidden', () => {
    expect(lineItem(line, null, { ...pricingContext, hidden: true })).not.toHaveProperty('price');
  });
});
