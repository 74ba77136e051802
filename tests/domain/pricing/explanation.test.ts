import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sumMoney } from '../../../src/domain/numbers/money.ts';
import {
  explainLine,
  explainRecord,
  type PriceExplanation,
  type RecordedPrice,
} from '../../../src/domain/pricing/explanation.ts';
import { lineAmounts } from '../../../src/domain/pricing/lineAmounts.ts';
import { priceLine } from '../../../src/domain/pricing/priceLine.ts';
import type { PriceLineInput } from '../../../src/domain/pricing/types.ts';
import { aPriceInput, m, NO_RULES, priced, SETTINGS } from '../builders.ts';

const CASE = { code: 'CS', name: 'Case of 12', factor: '12' };
const TAXABLE = { isTaxable: true, taxRate: '7' };
const SPRING = { rule: 'COMMERCIAL_DISCOUNT', name: 'Spring', isPercent: true, value: 5 };
const SALES_TAX = { name: 'Sales tax', value: '8.5', isPercent: true };
const DEPOSIT = { name: 'Deposit', value: '0.05', isPercent: false };

const input = (changes: Partial<PriceLineInput>) =>
  aPriceInput({
    quantity: '2',
    price: { defaultPrice: '9.80', netValue: '8.60' },
    customer: TAXABLE,
    ...changes,
  });
const explained = (changes: Partial<PriceLineInput>, coupon?: string) => {
  const given = input(changes);
  const price = priced(priceLine(given));
  const { unit, size } = given;
  const shape = { unit, size: size ? String(size) : null, typedSize: '2x3' };
  return explainLine(price, shape, coupon ? { amounts: lineAmounts(price, m(coupon)) } : {});
};
const taxes = ({ taxOrigin, taxes: each }: PriceExplanation) => [
  taxOrigin,
  ...each.map(({ name, rate, amount }) => `${name ?? 'tax'} ${rate.toFixed()}: ${amount.toFixed(2)}`),
];

describe('the way to a price', () => {
  it('goes from the list price to what each costs, and to the unit that is bought', () => {
    // 8.60 less 5 % is 8.17; a case of 12 is 98.04; two of them 196.08 and 7 % of it 13.73.
    const { listPrice, trail, unitPrice, unit, goods, tax, net } = explained({
      unit: CASE,
      rules: { ...NO_RULES, discounts: [SPRING] },
    });
    expect([listPrice, unitPrice, goods, tax, net].map((figure) => figure.toFixed(2))).toEqual([
      '9.80',
      '8.17',
      '196.08',
      '13.73',
      '209.81',
    ]);
    expect(trail.map(({ rule }) => rule)).toEqual(['CUSTOMER_PRICE', 'COMMERCIAL_DISCOUNT']);
    expect([unit?.name, unit?.times.toFixed(), unit?.price.toFixed(2)]).toEqual([
      'Case of 12',
      '12',
      '98.04',
    ]);
  });

  it('says what a piece of a size costs', () => {
    const { size, unit } = explained({ size: '6', settings: { ...SETTINGS, sizeInput: true } });
    expect([size?.name, size?.times.toFixed(), size?.price.toFixed(2)]).toEqual(['2x3', '6', '51.60']);
    expect(unit).toBeNull();
  });

  it('takes the coupon off before the tax', () => {
    // 2 × 8.60 less 7.20 is 10.00; 7 % of it 0.70.
    const { goods, coupon, taxable, tax, net } = explained({}, '7.20');
    expect([goods, coupon, taxable, tax, net].map((figure) => figure.toFixed(2))).toEqual([
      '17.20',
      '7.20',
      '10.00',
      '0.70',
      '10.70',
    ]);
  });
});

describe('whose the taxes are', () => {
  // Two at 8.60: 17.20.
  test.each<[string, Partial<PriceLineInput>, unknown[]]>([
    ["the customer's", {}, ['customer', 'tax 7: 1.20']],
    ["the product's", { defaultTax: '19' }, ['product', 'tax 19: 3.27']],
    [
      "the rules' own, percent and fixed",
      { defaultTax: '19', rules: { ...NO_RULES, taxes: [SALES_TAX, DEPOSIT] } },
      ['rules', 'Sales tax 8.5: 1.46', 'Deposit 0.05: 0.10'],
    ],
    ["nobody's: not taxable", { defaultTax: '19', customer: { isTaxable: false, taxRate: '7' } }, ['exempt']],
  ])('%s', (_name, changes, expected) => {
    expect(taxes(explained(changes))).toEqual(expected);
  });

  it('says nothing of tax to a visitor', () => {
    const price = priced(priceLine(input({})));
    const shape = { unit: null, size: null, typedSize: '' };
    const { taxOrigin, tax, net } = explainLine(price, shape, { isVisitor: true });
    expect([taxOrigin, tax.toFixed(2), net.toFixed(2)]).toEqual([null, '0.00', '17.20']);
  });
});

const record: RecordedPrice = {
  quantity: '2',
  factor: '12',
  unit: 'Case of 12',
  size: null,
  typedSize: '',
  listPrice: '9.80',
  unitPrice: '8.60',
  unitDiscount: '0.43',
  unitNet: '8.17',
  trail: [],
  taxOrigin: 'customer',
  taxes: [{ name: null, value: '7', isPercent: true }],
  gross: '206.40',
  discount: '20.32',
  coupon: '10.00',
  tax: '13.03',
  net: '199.11',
};

describe('the record of a line', () => {
  it('says the same from its own figures', () => {
    const told = explainRecord(record);
    // 206.40 less 20.32 is 186.08, of which 10.00 are the coupon's; 7 % of it 13.03.
    expect([told?.goods, told?.coupon, told?.tax, told?.net].map((figure) => figure?.toFixed(2))).toEqual([
      '196.08',
      '10.00',
      '13.03',
      '199.11',
    ]);
    expect(told?.trail.map(({ rule, after }) => [rule, after.toFixed(2)])).toEqual([
      ['CUSTOMER_PRICE', '8.60'],
      ['COMMERCIAL_DISCOUNT', '8.17'],
    ]);
    expect(told?.unit?.price.toFixed(2)).toBe('98.04');
    expect(told && taxes(told)).toEqual(['customer', 'tax 7: 13.03']);
  });

  it('names no rate that its tax does not bear out', () => {
    const told = explainRecord({ ...record, tax: '20.00', net: '206.08' });
    expect(told && taxes(told)).toEqual([null]);
    expect(told?.tax.toFixed(2)).toBe('20.00');
  });

  it('keeps the steps it wrote down', () => {
    const trail = [{ rule: 'SCALE_PRICE', name: '24 or more', before: '9.8', after: '8.17' }];
    expect(explainRecord({ ...record, trail })?.trail.map(({ name }) => name)).toEqual(['24 or more']);
  });

  it('says nothing where it holds no price', () => {
    expect(explainRecord({ ...record, unitNet: null })).toBeNull();
    expect(explainRecord({ ...record, gross: null })).toBeNull();
  });
});

it('always adds up', () => {
  const cents = fc.integer({ min: 0, max: 99_999 });
  fc.assert(
    fc.property(
      cents,
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 0, max: 40 }),
      (price, many, rate) => {
        const given = input({
          quantity: many,
          price: { defaultPrice: price / 100 },
          customer: { isTaxable: true, taxRate: rate },
          rules: { ...NO_RULES, discounts: [SPRING] },
        });
        const told = explainLine(priced(priceLine(given)), { unit: null, size: null, typedSize: '' });
        expect(told.goods.minus(told.coupon).plus(told.tax).eq(told.net)).toBe(true);
        expect(sumMoney(told.taxes.map(({ amount }) => amount)).eq(told.tax)).toBe(true);
      },
    ),
  );
});
