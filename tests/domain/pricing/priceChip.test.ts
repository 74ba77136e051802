import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toDecimal, ZERO } from '../../../src/domain/numbers/decimal.ts';
import { quantity } from '../../../src/domain/numbers/quantity.ts';
import { priceChip } from '../../../src/domain/pricing/priceChip.ts';
import { priceLine } from '../../../src/domain/pricing/priceLine.ts';
import type { PriceRules, UnitOfMeasure } from '../../../src/domain/pricing/types.ts';

const decimal = (text: string) => toDecimal(text) ?? ZERO;
const caseOf12: UnitOfMeasure = { code: 'CS12', name: 'Case of 12', factor: '12' };
const priced = priceLine({
  quantity: '1',
  unit: null,
  size: null,
  price: { defaultPrice: '8.74' },
  rules: null,
  defaultTax: null,
  settings: { priceDecimals: 2, sizeInput: false, advancedPriceRules: true },
  customer: { isTaxable: false, taxRate: null },
});
if (!priced.ok) throw new Error('not priced');
const reached = (rule: string, name: string | null, after = '8.17') => ({
  rule,
  name,
  before: decimal('9.8'),
  after: decimal(after),
});
const gift = { productId: 1, quantity: decimal('2'), productName: null, productCode: null, imageUrl: null };
const step = { more: decimal('1'), quantity: decimal('2'), unitPrice: null, gifts: [gift] };
const scale = { rule: 'SCALE_PRICE', name: 'Scale price', price: '8.17' };
const scales: PriceRules = {
  specialPrices: [
    { ...scale, minValue: 48 },
    { ...scale, minValue: 24 },
    { rule: 'STEP_PRICE', name: 'Every full dozen', base: 12 },
  ],
  discounts: [],
  gifts: [],
  taxes: [],
};
const of30 = { ...priced, baseQuantity: quantity(decimal('30')) };
const figures = (chip: ReturnType<typeof priceChip>) => chip && JSON.parse(JSON.stringify(chip));

it.each([
  ['a plain price', { price: priced, step: null }, null, null],
  ['an unknown price', { price: { ok: false, reason: 'price_unavailable' } as const, step }, null, null],
  [
    'the next price of a case',
    { price: priced, step: { ...step, unitPrice: decimal('8.17'), gifts: [] } },
    caseOf12,
    { kind: 'price', quantity: '24', price: '8.17' },
  ],
  ['the next gift', { price: priced, step }, null, { kind: 'gift', quantity: '2', gifts: '2' }],
  [
    'a reached break, whatever its rule is called',
    { price: { ...of30, trail: [reached('SCALE_PRICE', 'Scale price')] }, step: null, rules: scales },
    null,
    { kind: 'break', quantity: '24' },
  ],
  [
    'a reached step',
    { price: { ...of30, trail: [reached('STEP_PRICE', 'Every full dozen')] }, step: null, rules: scales },
    caseOf12,
    { kind: 'break', quantity: '12' },
  ],
  [
    'a contract',
    { price: { ...priced, trail: [reached('COST_MARGIN', 'Fleet contract')] }, step: null },
    null,
    null,
  ],
  [
    'a reached break with a discount',
    {
      price: {
        ...of30,
        trail: [reached('SCALE_PRICE', 'Scale price'), reached('COMMERCIAL_DISCOUNT', 'Spring campaign −5%')],
      },
      step: null,
      rules: scales,
    },
    null,
    { kind: 'break', quantity: '24' },
  ],
  [
    'a discount',
    { price: { ...priced, trail: [reached('COMMERCIAL_DISCOUNT', 'Shop week −4%')] }, step: null },
    null,
    { kind: 'deal', name: 'Shop week −4%' },
  ],
  [
    'a fixed price without a name',
    { price: { ...priced, trail: [reached('FIXED_PRICE', null)] }, step: null },
    null,
    { kind: 'deal', name: null },
  ],
  [
    'a fixed price that is higher',
    { price: { ...priced, trail: [reached('FIXED_PRICE', 'Small packs', '9.99')] }, step: null },
    null,
    null,
  ],
  [
    'the customer’s ordinary price',
    { price: { ...priced, trail: [reached('CUSTOMER_PRICE', 'List 3')] }, step: null },
    null,
    null,
  ],
])('the chip of %s', (_, line, unit, chip) => {
  expect(figures(priceChip(line, unit))).toEqual(chip);
});

it('counts in base units, whatever the unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (factor) => {
      const unit = { code: 'P', name: 'Pack', factor: String(factor) };
      expect(figures(priceChip({ price: priced, step }, unit))).toEqual({
        kind: 'gift',
        quantity: String(2 * factor),
        gifts: '2',
      });
    }),
  );
});
