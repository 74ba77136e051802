import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoTenants } from '../../../host-demo/seeds/index.ts';
import type { ProductSeed } from '../../../host-demo/seeds/types.ts';
import { productWire } from '../../../src/api/catalogue/schema.ts';
import { priceRulesResponse } from '../../../src/api/pricing/schema.ts';

const catalogues = demoTenants().map(({ company, products }) => ({
  alias: company.alias,
  seeds: [...products()],
}));
const productsOf = (alias: string): ProductSeed[] =>
  catalogues.flatMap((catalogue) => (catalogue.alias === alias ? catalogue.seeds : []));
const demoProducts = (products: number): ProductSeed[] => [
  ...(demoTenants({ products })[0]?.products() ?? []),
];

/** EAN-13: the sum of the digits, every second one times three, is a multiple of ten. */
const isEan = (code: unknown): boolean => {
  const digits = [...String(code)].map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return digits.length === 13 && sum % 10 === 0;
};

describe('the catalogues', () => {
  it('have the requested size, each in its own range of ids', () => {
    const sizes = catalogues.map(({ alias, seeds }) => [alias, seeds.length, seeds[0]?.product.id]);
    expect(sizes).toEqual([
      ['demo', 600, 1000],
      ['andina', 400, 20000],
      ['lumiere', 300, 30000],
      ['wolf', 400, 40000],
      ['cedar', 220, 50000],
    ]);
    const ids = catalogues.flatMap(({ seeds }) => seeds.map(({ product }) => product.id));
    expect(new Set(ids).size).toBe(1920);
  });

  it.each(['demo', 'andina', 'lumiere', 'wolf', 'cedar'])(
    '%s: names, codes and barcodes are unique and valid',
    (alias) => {
      const seeds = productsOf(alias);
      for (const field of ['name', 'code', 'barcode'] as const) {
        expect(new Set(seeds.map(({ product }) => product[field])).size, field).toBe(seeds.length);
      }
      expect(seeds.filter(({ product }) => !isEan(product.barcode) || !isEan(product.ean))).toEqual([]);
      for (const { product, rules } of seeds) {
        v.parse(productWire, product);
        const result = rules ? [{ ...rules, product_id: product.id }] : [];
        expect(v.parse(priceRulesResponse, { success: true, result }).result).toHaveLength(result.length);
      }
    },
  );

  it.each(['demo', 'andina', 'lumiere', 'wolf', 'cedar'])(
    '%s: costs are below prices, every warehouse has stock, and sold_out matches the stock',
    (alias) => {
      for (const { product, cost, stock, units } of productsOf(alias)) {
        expect(cost, product.name).toBeLessThanOrEqual(Number(product.default_price));
        expect(stock.length).toBeGreaterThanOrEqual(2);
        expect(product.sold_out).toBe(stock.every(({ quantity }) => quantity === 0));
        expect(units.every(({ factor }) => factor >= 1)).toBe(true);
      }
    },
  );

  it('are the same at each call, and a larger one starts with the smaller', () => {
    expect(demoProducts(600)).toEqual(productsOf('demo'));
    expect(demoProducts(3000).slice(0, 600)).toEqual(productsOf('demo'));
  });

  it('have products for every case that a search excludes or a screen shows', () => {
    const seeds = productsOf('demo');
    const count = (holds: (seed: ProductSeed) => boolean) => seeds.filter(holds).length;
    expect(count(({ product }) => product.hidden === true)).toBeGreaterThan(1);
    expect(count(({ product }) => product.disabled === 1)).toBeGreaterThan(1);
    expect(count(({ product }) => product.is_discount === true)).toBe(1);
    expect(count(({ product }) => product.detail_type === 1)).toBe(1);
    expect(count(({ product }) => product.sold_out === true)).toBeGreaterThan(10);
    expect(count(({ units }) => units.length === 0)).toBeGreaterThan(10);
    expect(count(({ units }) => units.length > 2)).toBeGreaterThan(10);
    expect(count(({ product }) => Number(product.default_tax ?? 0) > 0)).toBeGreaterThan(10);
    expect(count(({ product }) => Number(product.default_tax ?? 0) === 0)).toBeGreaterThan(10);
  });

  it('sell cheese of a kilogram by weight at demo, and everything else in whole units', () => {
    const byWeight = productsOf('demo').flatMap(({ product, units }) =>
      units.some((unit) => unit.allows_fractions) ? [[product.line_name, product.size, units]] : [],
    );
    expect(byWeight.length).toBeGreaterThan(1);
    for (const [line, size, units] of byWeight) {
      expect([line, size]).toEqual(['Cheese', '1 kg']);
      expect(units).toEqual([
        { units: 'KG', name: 'Kilogram', factor: 1, allows_fractions: true },
        { units: 'CS12', name: 'Case of 12 kg', factor: 12 },
      ]);
    }
  });

  it('has every kind of price rule at demo', () => {
    const rules = productsOf('demo').flatMap((seed) => seed.rules ?? []);
    const kinds = rules.flatMap(({ special_prices = [], discounts = [] }) =>
      [...special_prices, ...discounts].map(({ rule }) => rule),
    );
    expect([...new Set(kinds)].sort()).toEqual([
      'COMMERCIAL_DISCOUNT',
      'COST_MARGIN',
      'FIXED_PRICE',
      'SCALE_DISCOUNT',
      'SCALE_MARGIN',
      'SCALE_PRICE',
      'STEP_PRICE',
    ]);
    const discounts = rules.flatMap(({ discounts: all = [] }) => all);
    expect(new Set(discounts.map(({ is_percent }) => is_percent))).toEqual(new Set([true, false]));
    const gifts = rules.flatMap(({ gifts: all = [] }) => all);
    expect(gifts.some(({ step }) => step !== undefined)).toBe(true);
    expect(gifts.some(({ min_value }) => min_value !== undefined)).toBe(true);
    const taxes = rules.flatMap(({ taxes: all = [] }) => all);
    expect(new Set(taxes.map(({ is_percent }) => is_percent))).toEqual(new Set([true, false]));
  });

  it('starts with the named demo products', () => {
    const [oil, sunflower] = productsOf('demo');
    expect(oil).toMatchObject({
      product: { id: 1000, code: 'CO-1001', name: 'Extra virgin olive oil 1 L', default_price: 9.8 },
      rules: {
        special_prices: [{ rule: 'SCALE_PRICE', price: 8.6, min_value: 24 }],
        discounts: [{ rule: 'COMMERCIAL_DISCOUNT', name: 'Spring campaign −5%', value: 5 }],
      },
    });
    expect(sunflower).toMatchObject({ product: { code: 'CO-1014', default_price: 2.35 } });
  });

  it('makes 100,000 different products', () => {
    const names = new Set<string>();
    const codes = new Set<unknown>();
    for (const { product } of demoTenants({ products: 100_000 })[0]?.products() ?? []) {
      names.add(product.name);
      codes.add(product.code);
    }
    expect([names.size, codes.size]).toEqual([100_000, 100_000]);
  });

  it('begin the remark of a part with what it fits, where the company sells parts', () => {
    const remarks = productsOf('wolf').map(({ product }) => String(product.remark ?? ''));
    const fitting = remarks.filter((remark) => /fits/i.test(remark));
    expect(fitting.length).toBeGreaterThan(100);
    expect(fitting.filter((remark) => !/^Fits [^·]+ \d{4}–\d{4}, \d\.\d L · \S/.test(remark))).toEqual([]);
    expect(productsOf('cedar').some(({ product }) => /^Fits/.test(String(product.remark ?? '')))).toBe(false);
  });
});
