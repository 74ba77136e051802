import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applicableTaxes, lineTax } from '../../../../src/domain/pricing/rules/taxes.ts';
import { decimals } from '../../arbitraries.ts';
import { aPriceInput, m, NO_RULES, q, SETTINGS } from '../../builders.ts';

const TAXABLE = { isTaxable: true, taxRate: 7.25 };
const SEVEN_PERCENT = { name: 'state', value: 7, isPercent: true };
const WITH_TAXES = { ...NO_RULES, taxes: [SEVEN_PERCENT] };

describe('which taxes apply', () => {
  test.each<[string, Parameters<typeof aPriceInput>[0], string, unknown[]]>([
    ['none to a customer who is not taxable', { rules: WITH_TAXES, defaultTax: 19 }, 'exempt', []],
    ['those of the rules', { customer: TAXABLE, rules: WITH_TAXES, defaultTax: 19 }, 'rules', [7]],
    [
      "the product's without any in the rules",
      { customer: TAXABLE, rules: NO_RULES, defaultTax: '19' },
      'product',
      ['19'],
    ],
    [
      "the product's while rules are off",
      {
        customer: TAXABLE,
        rules: WITH_TAXES,
        defaultTax: 19,
        settings: { ...SETTINGS, advancedPriceRules: false },
      },
      'product',
      [19],
    ],
    [
      "the customer's rate where the product has none",
      { customer: TAXABLE, defaultTax: 0 },
      'customer',
      [7.25],
    ],
    [
      "the customer's rate where the product's is no number",
      { customer: TAXABLE, defaultTax: 'n/a' },
      'customer',
      [7.25],
    ],
  ])('%s', (_name, changes, origin, expected) => {
    const { taxes, ...whose } = applicableTaxes(aPriceInput(changes));
    expect(whose).toEqual({ origin });
    expect(taxes.map(({ value }) => value)).toEqual(expected);
  });
});

describe('the tax on 99.99 of 3 units', () => {
  test.each([
    [[], '0.00'],
    [[SEVEN_PERCENT], '7.00'],
    [[{ name: 'bottle', value: '0.255', isPercent: false }], '0.77'],
    [[SEVEN_PERCENT, { name: 'bottle', value: 0.25, isPercent: false }], '7.75'],
    [[{ name: 'unknown', value: null, isPercent: true }], '0.00'],
  ])('%j: %s', (taxes, expected) => {
    expect(lineTax(taxes, m('99.99'), q(3)).toFixed(2)).toBe(expected);
  });
});

test('several taxes are the sum of the single taxes', () => {
  const tax = fc.record({
    name: fc.constant(null),
    value: fc.integer({ min: 0, max: 40 }),
    isPercent: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(tax), decimals(0, 9000), (taxes, amount) => {
      const taxOf = (some: typeof taxes) => lineTax(some, m(amount.toFixed()), q(3));
      const sum = taxes.reduce((total, tax) => total.plus(taxOf([tax])), m(0).plus(0));
      expect(taxOf(taxes).eq(sum)).toBe(true);
    }),
  );
});
