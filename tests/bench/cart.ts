import type { CartLine } from '../../src/domain/cart/cartLine.ts';
import type { CouponRule } from '../../src/domain/cart/coupon.ts';
import type { CartInput } from '../../src/domain/cart/priceCart.ts';
import type { PriceRules } from '../../src/domain/pricing/types.ts';
import { aCartLine } from '../domain/builders.ts';

/** A cart in which every price rule applies to some line. */

const CASE = { code: 'CS', name: 'Case of 12', factor: 12 };

const SPECIAL_PRICES: PriceRules['specialPrices'][] = [
  [{ rule: 'SCALE_PRICE', name: 'By the case', minValue: 12, maxValue: 0, price: '8.35' }],
  [{ rule: 'STEP_PRICE', name: 'Every 12', base: 12, price: 7.99 }],
  [{ rule: 'COST_MARGIN', name: 'Margin', value: 23.5 }],
  [
    { rule: 'SCALE_MARGIN', name: 'Margin from 24', minValue: 24, value: 18 },
    { rule: 'FIXED_PRICE', name: 'Agreed price', price: '9.10' },
  ],
  [],
];

const DISCOUNTS: PriceRules['discounts'] = [
  { rule: 'COMMERCIAL_DISCOUNT', name: 'Spring', isPercent: true, value: 5 },
  { rule: 'SCALE_DISCOUNT', name: 'From 10', isPercent: true, value: '2.5', minValue: 10, maxValue: 49 },
  { rule: 'SCALE_DISCOUNT', name: 'From 50', isPercent: false, value: 0.35, minValue: 50 },
];

const TAXES: PriceRules['taxes'] = [
  { name: 'Sales tax', value: 8.875, isPercent: true },
  { name: 'Bottle deposit', value: '0.05', isPercent: false },
];

const rulesAt = (index: number): PriceRules => ({
  specialPrices: SPECIAL_PRICES[index % SPECIAL_PRICES.length] ?? [],
  discounts: DISCOUNTS.slice(0, index % 4),
  gifts: index % 7 === 0 ? [{ productId: 9_000 + (index % 20), quantity: 1, step: 12 }] : [],
  taxes: index % 3 === 0 ? TAXES : [],
});

/** New objects at each call, so that no cached result is used. */
export const lineAt = (index: number): CartLine =>
  aCartLine({
    productId: 50_000 + index,
    code: `BCH-${index}`,
    name: `Product ${index}`,
    defaultTax: index % 2 === 0 ? null : 10,
    line: `Line ${index % 20}`,
    subline: `Subline ${index % 50}`,
    quantity: String(1 + (index % 30)),
    units: [CASE],
    unit: index % 2 === 0 ? CASE : null,
    size: index % 10 === 0 ? '2.5' : null,
    price: {
      defaultPrice: (10.25 + (index % 100) * 0.17).toFixed(2),
      defaultCost: '6.20',
      netPrice: index % 4 === 0 ? '9.95' : null,
      adjustValue: -0.4,
    },
    rules: rulesAt(index),
  });

export const cartOf = (count: number): CartLine[] =>
  Array.from({ length: count }, (_, index) => lineAt(index));

const ALL_PRODUCTS = { productIds: [], lines: [], sublines: [] };
const FIXED: CouponRule = { kind: 'fixed', value: 250, ...ALL_PRODUCTS };

export const CART_INPUT: Omit<CartInput, 'lines'> = {
  settings: { priceDecimals: 2, sizeInput: true, advancedPriceRules: true },
  customer: { isTaxable: true, taxRate: 7 },
  coupon: FIXED,
  shippingRule: { fixed: 18, percent: 2, freeMinimum: null, minimumCost: false },
  charge: { isCharge: true, charge: 2, isPercent: true },
};
