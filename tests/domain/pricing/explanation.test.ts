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
const explain = (changes: Partial<PriceLineInput>, coupon?: string) => {
  const priceInput = input(changes);
  const price = priced(priceLine(priceInput));
  const { unit, size } = priceInput;
  const shape = { unit, size: size ? String(size) : null, typedSize: '2x3' };
  return explainLine(price, shape, coupon ? { amounts: lineAmounts(price, m(coupon)) } : {});
};
const taxes = ({ taxOrigin, taxes: taxList }: PriceExplanation) => [
  taxOrigin,
  ...taxList.map(({ name, rate, amount }) => `${name ?? 'tax'} ${rate.toFixed()}: ${amount.toFixed(2)}`),
];

describe('the explanation of a price', () => {
  it('has the steps from the list price to the unit price, and the price of the selected unit', () => {
    // 8.60 less 5 % = 8.17; a case of 12 = 98.04; two of them 196.08, with 7 % tax = 13.73.
    const { listPrice, trail, unitPrice, unit, goods, tax, net } = explain({
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

  it('has the price of a piece with a size', () => {
    const { size, unit } = explain({ size: '6', settings: { ...SETTINGS, sizeInput: true } });
    expect([size?.name, size?.times.toFixed(), size?.price.toFixed(2)]).toEqual(['2x3', '6', '51.60']);
    expect(unit).toBeNull();
  });

  it('subtracts the coupon before the tax', () => {
    // 2 × 8.60 less 7.20 is 10.00; 7 % of it 0.70.
    const { goods, coupon, taxable, tax, net } = explain({}, '7.20');
    expect([goods, coupon, taxable, tax, net].map((figure) => figure.toFixed(2))).toEqual([
      '17.20',
      '7.20',
      '10.00',
      '0.70',
      '10.70',
    ]);
  });
});

describe('the origin of the taxes', () => {
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
    expect(taxes(explain(changes))).toEqual(expected);
  });

  it('has no tax for a visitor', () => {
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

describe('the explanation of a stored line', () => {
  it('is the same from the stored amounts', () => {
    const explanation = explainRecord(record);
    // 206.40 less 20.32 is 186.08, of which 10.00 are the coupon's; 7 % of it 13.03.
    expect(
      [explanation?.goods, explanation?.coupon, explanation?.tax, explanation?.net].map((figure) =>
        figure?.toFixed(2),
      ),
    ).toEqual(['196.08', '10.00', '13.03', '199.11']);
    expect(explanation?.trail.map(({ rule, after }) => [rule, after.toFixed(2)])).toEqual([
      ['CUSTOMER_PRICE', '8.60'],
      ['COMMERCIAL_DISCOUNT', '8.17'],
    ]);
    expect(explanation?.unit?.price.toFixed(2)).toBe('98.04');
    expect(explanation && taxes(explanation)).toEqual(['customer', 'tax 7: 13.03']);
  });

  it('has no tax rate that contradicts the stored tax', () => {
    const explanation = explainRecord({ ...record, tax: '20.00', net: '206.08' });
    expect(explanation && taxes(explanation)).toEqual([null]);
    expect(explanation?.tax.toFixed(2)).toBe('20.00');
  });

  it('has the stored steps', () => {
    const trail = [{ rule: 'SCALE_PRICE', name: '24 or more', before: '9.8', after: '8.17' }];
    expect(explainRecord({ ...record, trail })?.trail.map(({ name }) => name)).toEqual(['24 or more']);
  });

  it('is none without a stored price', () => {
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
      (price, quantity, rate) => {
        const priceInput = input({
          quantity,
          price: { defaultPrice: price / 100 },
          customer: { isTaxable: true, taxRate: rate },
          rules: { ...NO_RULES, discounts: [SPRING] },
        });
        const explanation = explainLine(priced(priceLine(priceInput)), {
          unit: null,
          size: null,
          typedSize: '',
        });
        expect(explanation.goods.minus(explanation.coupon).plus(explanation.tax).eq(explanation.net)).toBe(
          true,
        );
        expect(sumMoney(explanation.taxes.map(({ amount }) => amount)).eq(explanation.tax)).toBe(true);
      },
    ),
  );
});
