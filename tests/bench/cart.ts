import type { CartLine } from '../../src/domain/cart/cartLine.ts';
import type { CouponRule } from '../../src/domain/cart/coupon.ts';
import type { CartInput } from '../../src/domain/cart/priceCart.ts';
import type { PriceRules } from '../../src/domain/pricing/types.ts';
import { aCartLine } from '../domain/builders.ts';

/** A cart in which every rule there is applies to some line: special prices of all kinds, discounts, gifts, taxes. */

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

const rulesAt = (at: number): PriceRules => ({
  specialPrices: SPECIAL_PRICES[at % SPECIAL_PRICES.length] ?? [],
  discounts: DISCOUNTS.slice(0, at % 4),
  gifts: at % 7 === 0 ? [{ productId: 9_000 + (at % 20), quantity: 1, step: 12 }] : [],
  taxes: at % 3 === 0 ? TAXES : [],
});

/** The line at a place: new objects at each call, so that nothing of it is remembered. */
export const lineAt = (at: number): CartLine =>
  aCartLine({
    productId: 50_000 + at,
    code: `BCH-${at}`,
    name: `Product ${at}`,
    defaultTax: at % 2 === 0 ? null : 10,
    line: `Line ${at % 20}`,
    subline: `Subline ${at % 50}`,
    quantity: String(1 + (at % 30)),
    units: [CASE],
    unit: at % 2 === 0 ? CASE : null,
    size: at % 10 === 0 ? '2.5' : null,
    price: {
      defaultPrice: (10.25 + (at % 100) * 0.17).toFixed(2),
      defaultCost: '6.20',
      netPrice: at % 4 === 0 ? '9.95' : null,
      adjustValue: -0.4,
    },
    rules: rulesAt(at),
  });

export const cartOf = (count: number): CartLine[] => Array.from({ length: count }, (_, at) => lineAt(at));

const NAMING_NOTHING = { productIds: [], lines: [], sublines: [] };
const FIXED: CouponRule = { kind: 'fixed', value: 250, ...NAMING_NOTHING };

/** What a cart is priced with: a customer who pays taxes, a fixed coupon, shipping and a charge. */
export const TERMS: Omit<CartInput, 'lines'> = {
  settings: { priceDecimals: 2, sizeInput: true, advancedPriceRules: true },
  customer: { isTaxable: true, taxRate: 7 },
  coupon: FIXED,
  shippingRule: { fixed: 18, percent: 2, freeMinimum: null, minimumCost: false },
  charge: { isCharge: true, charge: 2, isPercent: true },
};
